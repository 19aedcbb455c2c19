import { type DossierDocument, type DownloadType, type WordType, wordTypes } from '#api/dossiers.ts';

export const isWordType = (type: DownloadType): type is WordType =>
  (wordTypes as readonly DownloadType[]).includes(type);

/** Output, report and documents exist only for what was calculated to the end; input that held BSNs was not kept, and files with participants go in the end. */
export function isKept(
  { hasInputFile, calculationStatus, filesErasedOn, wordFiles }: DossierDocument,
  type: Exclude<DownloadType, 'errorFile'>,
): boolean {
  if (type === 'inputFile') return hasInputFile;
  if (isWordType(type) && !wordFiles.includes(type)) return false;
  return calculationStatus === 'Finished' && (type !== 'outputFile' || filesErasedOn === null);
}
