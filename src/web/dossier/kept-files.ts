import { type DossierDocument, type DownloadType, type FurtherType, furtherTypes } from '#api/dossiers.ts';
import { hasFileErrors } from '#web/lib/status-words.ts';

export const isFurtherType = (type: DownloadType): type is FurtherType =>
  (furtherTypes as readonly DownloadType[]).includes(type);

/**
 * Whether a file can be downloaded. Output, report and documents exist only for what was calculated to the end; input that held
 * BSNs was not kept, and files with participants go in the end.
 */
export function isKept(
  { hasInputFile, calculationStatus, filesErasedOn, furtherFiles }: DossierDocument,
  type: DownloadType,
): boolean {
  if (type === 'inputFile') return hasInputFile;
  if (type === 'errorFile') return hasFileErrors(calculationStatus) && filesErasedOn === null;
  if (isFurtherType(type) && !furtherFiles.includes(type)) return false;
  return calculationStatus === 'Finished' && (type !== 'outputFile' || filesErasedOn === null);
}
