import { type DossierDocument, downloadName, type DownloadType, fileExtension } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import { type DossierAddress, markDownloaded, requiredDossier } from '#server/dossiers/store.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { type InTransaction, slicedFile, type SlicedFile } from '#server/platform/kept/sliced-file.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

const mimeTypes: Readonly<Record<ReturnType<typeof fileExtension>, string>> = {
  xlsx: uploadRules.mimeType,
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file of a dossier. That it is, is written down and puts off the erasure; null when it is not there. */
export async function takenFile(
  { recordAct }: Pick<RecordedParts, 'recordAct'>,
  tx: Tx,
  person: Person,
  { clientId, document: { id: dossierId, name }, type }: TakenFile,
): Promise<SlicedFile | null> {
  const { organisationId } = person;
  const found = await slicedFile(tx, { organisationId, dossierId, type });
  if (found === null) return null;
  // Before its headers leave: what would not open is a fault, and no half of a file.
  for await (const _ of found.slices((work) => work(tx)));
  await markDownloaded(tx, organisationId, dossierId);
  await recordAct(tx, person, 'dossier downloaded', { clientId, dossierId, name: downloadName(type, name) });
  return found;
}

interface TakenFile {
  readonly clientId: string;
  readonly document: DossierDocument;
  readonly type: DownloadType;
}

export const notThere = ({ filesErasedOn }: DossierDocument): ProblemError =>
  new ProblemError(filesErasedOn === null ? 'FILE_NOT_READY' : 'FILE_ERASED');

/** A file of a dossier, read as it is taken in, under the name it is saved as. Throws NOT_FOUND or FILE_NOT_READY. */
export async function requestedFile(
  parts: RecordedParts,
  person: Person,
  address: DossierAddress,
  type: DownloadType,
): Promise<{ readonly fileName: string; readonly size: number; readonly content: AsyncIterable<Uint8Array> }> {
  const inTransaction: InTransaction = (work) => parts.database.as(person, work);
  const { fileName, file } = await inTransaction(async (tx) => {
    const document = await requiredDossier(tx, person, address);
    const found = await takenFile(parts, tx, person, { clientId: address.clientId, document, type });
    if (found === null) throw notThere(document);
    return { fileName: downloadName(type, document.name), file: found };
  });
  return { fileName, size: file.size, content: file.slices(inTransaction) };
}

/** A download is never shown as a page and never kept in between. */
export function downloadHeaders(type: DownloadType, fileName: string): Record<string, string> {
  return {
    'content-type': mimeTypes[fileExtension(type)],
    'content-disposition': contentDisposition(fileName),
    'content-security-policy': 'sandbox',
  };
}
