import { employerDataAnswerSchema } from '#api/employer-data.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { downloadedFile, send } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';

/** How much is kept of an employer. */
export const employerDataQuery = (clientId: string) =>
  dataQuery(['employer-data', clientId], filledPath(apiPaths.clientData, { clientId }), employerDataAnswerSchema);

export const employerArchive = (clientId: string): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.clientDataExport, { clientId }));

export async function eraseEmployer(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.client, { clientId }), { method: 'DELETE' });
}
