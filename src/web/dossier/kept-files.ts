import {
  type DossierDocument,
  type DownloadType,
  type FurtherType,
  furtherTypes,
  typesWithPeople,
} from '#api/dossiers.ts';
import { hasFileErrors } from '#web/lib/status-words.ts';

export const isFurtherType = (type: DownloadType): type is FurtherType =>
  (furtherTypes as readonly DownloadType[]).includes(type);

/**
 * Whether whoever looks can download a file. Output, report and documents exist only for what was calculated to the end; input that held
 * BSNs was not kept, files with participants go in the end, and an employer gets those of what an employer sent.
 */
export function isKept(
  { hasInputFile, maySeePeople, calculationStatus, filesErasedOn, furtherFiles }: DossierDocument,
  type: DownloadType,
): boolean {
  if (!maySeePeople && typesWithPeople.includes(type)) return false;
  if (type === 'inputFile') return hasInputFile;
  if (type === 'errorFile') return hasFileErrors(calculationStatus) && filesErasedOn === null;
  if (isFurtherType(type) && !furtherFiles.includes(type)) return false;
  return calculationStatus === 'Finished' && (type !== 'outputFile' || filesErasedOn === null);
}
