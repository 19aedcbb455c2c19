import { queryOptions } from '@tanstack/react-query';
import { type EmployerData, employerDataAnswerSchema } from '#api/employer-data.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call, downloadedFile, send } from '#web/lib/api-client.ts';

/** How much is kept of an employer. */
export const employerDataQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['employer-data', clientId],
    queryFn: async ({ signal }): Promise<EmployerData> =>
      (await call(filledPath(apiPaths.clientData, { clientId }), employerDataAnswerSchema, { signal })).data,
  });

export const employerArchive = (clientId: string): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.clientDataExport, { clientId }));

export async function eraseEmployer(clientId: string): Promise<void> {
  await send(filledPath(apiPaths.client, { clientId }), { method: 'DELETE' });
}
