import { centralBankFilesSchema } from '#api/central-bank-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';

export const centralBankQuery = dataQuery(['central-bank-files'], apiPaths.centralBankFiles, centralBankFilesSchema);

export const sendCurve = (file: File, facts: { readonly label: string; readonly source: string }): Promise<void> =>
  send(`${apiPaths.centralBankCurves}?${new URLSearchParams({ ...facts, fileName: file.name })}`, {
    method: 'POST',
    body: new Blob([file], { type: 'application/octet-stream' }),
  });

export const withdraw = (fileId: string): Promise<void> =>
  send(filledPath(apiPaths.centralBankWithdrawal, { fileId }), { method: 'POST' });
