import { downloadName, type DownloadType, fileExtension } from '#api/dossiers.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { contentDisposition } from '#server/platform/downloads/content-disposition.ts';
import { dossier, dossierFile, markDownloaded } from '#server/dossiers/store.ts';
import type { SubmitParts } from '#server/dossiers/submit-dossier.ts';
import type { Person } from '#server/platform/actor.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

const mimeTypes: Readonly<Record<ReturnType<typeof fileExtension>, string>> = {
  xlsx: uploadRules.mimeType,
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file of a dossier under the name it is saved as. Throws NOT_FOUND or FILE_NOT_READY. */
export async function requestedFile(
  { database, recordAct }: Pick<SubmitParts, 'database' | 'recordAct'>,
  person: Person,
  { clientId, documentId }: { clientId: string; documentId: string },
  type: DownloadType,
): Promise<{ fileName: string; bytes: Buffer }> {
  return database.as(person, async (tx) => {
    const document = await dossier(tx, person.organisationId, clientId, documentId);
    if (document === null) throw new ProblemError('NOT_FOUND');
    const bytes = await dossierFile(tx, person.organisationId, documentId, type);
    if (bytes === null) throw new ProblemError(document.filesErasedOn === null ? 'FILE_NOT_READY' : 'FILE_ERASED');
    await markDownloaded(tx, person.organisationId, documentId);
    const fileName = downloadName(type, document.name);
    await recordAct(tx, person, 'dossier downloaded', { clientId, dossierId: documentId, name: fileName });
    return { fileName, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
  });
}

/** A download is never shown as a page and never kept in between. */
export function downloadHeaders(type: DownloadType, fileName: string): Record<string, string> {
  return {
    'content-type': mimeTypes[fileExtension(type)],
    'content-disposition': contentDisposition(fileName),
    'content-security-policy': 'sandbox',
  };
}
