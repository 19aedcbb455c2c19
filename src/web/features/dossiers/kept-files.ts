import type { DossierDocument, DownloadType } from '#api/dossiers.ts';

/** Output and report exist only for what was calculated to the end; input that held BSNs was not kept, and files with participants go in the end. */
export function isKept(
  { hasInputFile, calculationStatus, filesErasedOn }: DossierDocument,
  type: Exclude<DownloadType, 'errorFile'>,
): boolean {
  if (type === 'inputFile') return hasInputFile;
  return calculationStatus === 'Finished' && (type === 'reportFile' || filesErasedOn === null);
}
