import {
  type DossierDocument,
  type DownloadType,
  type FurtherType,
  furtherTypes,
  typesWithPeople,
} from '#api/dossiers.ts';

export const isFurtherType = (type: DownloadType): type is FurtherType =>
  (furtherTypes as readonly DownloadType[]).includes(type);

/** Output, report and documents exist only for what was calculated to the end; input that held BSNs was not kept, and files with participants go in the end. */
export function isKept(
  { hasInputFile, maySeePeople, calculationStatus, filesErasedOn, furtherFiles }: DossierDocument,
  type: Exclude<DownloadType, 'errorFile'>,
): boolean {
  if (!maySeePeople && typesWithPeople.includes(type)) return false;
  if (type === 'inputFile') return hasInputFile;
  if (isFurtherType(type) && !furtherFiles.includes(type)) return false;
  return calculationStatus === 'Finished' && (type !== 'outputFile' || filesErasedOn === null);
}
