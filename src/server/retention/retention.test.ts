import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';

const running = appForFile();
const log = logTo('silent');

/** A dossier of a fresh organisation, in this state, with every file it could have; erased after a year. */
async function erasedDossier(status: 'Finished' | 'Failed') {
  const { signedIn, database } = running();
  const adviser = await signedIn();
  const clientId = await adviser.madeClient();
  const uploaded = (await (await adviser.upload(clientId, 'Dossier')).json()) as { data: { id: string } };
  const { id } = uploaded.data;
  await database.kysely.updateTable('dossier').set({ status }).where('id', '=', id).execute();
  const nothing = () => Promise.resolve(0);
  const parts = { database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
  await eraseOldData(parts, new Date(Date.now() + 366 * 86_400_000));
  const address = `/api/clients/${clientId}/documents/${id}`;
  return { adviser, address };
}

describe('a dossier that was erased', () => {
  it('says so at each download', async () => {
    const { adviser, address } = await erasedDossier('Finished');
    const answer = await adviser.call('GET', `${address}?downloadType=inputFile`);
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({ code: 'FILE_ERASED' });
  });

  it.each([
    ['restyle', 'Finished'],
    ['retry', 'Failed'],
  ] as const)('politely refuses a %s, and stays as it was', async (what, status) => {
    const { adviser, address } = await erasedDossier(status);
    const answer = await adviser.call('POST', `${address}/${what}`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'INPUT_ERASED' });
    const { data } = (await (await adviser.call('GET', `${address}/progress`)).json()) as {
      data: { calculationStatus: string };
    };
    expect(data.calculationStatus).toBe(status);
  });
});

describe('a finished dossier with its input', () => {
  it('is put in the queue to be made again', async () => {
    const { signedIn, database, orders } = running();
    const adviser = await signedIn();
    const clientId = await adviser.madeClient();
    const uploaded = (await (await adviser.upload(clientId, 'Dossier')).json()) as { data: { id: string } };
    const { id } = uploaded.data;
    await database.kysely.updateTable('dossier').set({ status: 'Finished' }).where('id', '=', id).execute();
    const answer = await adviser.call('POST', `/api/clients/${clientId}/documents/${id}/restyle`);
    expect(await answer.json()).toMatchObject({ data: { calculationStatus: 'Submitted', isRestyling: true } });
    expect(orders.at(-1)).toMatchObject({ dossierId: id, round: 2 });
  });
});

describe('the number of days', () => {
  it('is thirty until an adviser sets it', async () => {
    const adviser = await running().signedIn();
    const days = async () => ((await (await adviser.call('GET', '/api/retention')).json()) as { data: unknown }).data;
    expect(await days()).toEqual({ days: 30 });
    expect((await adviser.call('PUT', '/api/retention', { days: 90 })).status).toBe(200);
    expect(await days()).toEqual({ days: 90 });
  });

  it.each([0, 366, 1.5, '30', null])('is not %j', async (days) => {
    const adviser = await running().signedIn();
    expect((await adviser.call('PUT', '/api/retention', { days })).status).toBe(400);
  });
});
