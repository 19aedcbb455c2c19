import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const running = appForFile();

/** An adviser with a dossier that was calculated, and what can be done about it. */
async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient('Bakkerij');
  const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Regeling 2028')).json());
  await sql`update dossier set status = 'Finished' where id = ${data.id}`.execute(running().database.kysely);
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const acts = async () => {
    const log = auditLogSchema.parse(await (await adviser.call('GET', '/api/audit-log?size=100')).json());
    return log.data.entries.map(({ action, object }) => [action, object]);
  };
  return { adviser, clientId, path, acts };
}

const listed = async (person: Caller, clientId: string, query = '') =>
  documentListSchema.parse(await (await person.call('GET', `/api/clients/${clientId}/documents${query}`)).json()).data;

const problemIn = async (answer: Response) => ({
  status: answer.status,
  code: ((await answer.json()) as { code: string }).code,
});

describe('a dossier', () => {
  it('gets another name, which the list, its order and the search follow, and the log keeps both', async () => {
    const { adviser, clientId, path, acts } = await situation();
    await adviser.upload(clientId, 'Midden');
    const answer = await adviser.call('PUT', path, { name: '  Anders 2029 ' });
    expect(documentAnswerSchema.parse(await answer.json()).data.name).toBe('Anders 2029');
    const { documents } = await listed(adviser, clientId, '?page=1&sort=name');
    expect(documents.map(({ name }) => name)).toEqual(['Anders 2029', 'Midden']);
    expect((await listed(adviser, clientId, '?page=1&search=anders')).documents).toHaveLength(1);
    expect((await listed(adviser, clientId, '?page=1&search=2028')).documents).toEqual([]);
    expect((await acts())[0]).toEqual(['dossier renamed', 'Regeling 2028 → Anders 2029']);
  });

  it.each([[''], ['x'.repeat(31)], ['-streep'], ['dubbele: punt'], [null]])(
    'does not get a name that a new one would not get: %j',
    async (name) => {
      const { adviser, clientId, path } = await situation();
      expect((await adviser.call('PUT', path, { name })).status).toBe(400);
      expect((await listed(adviser, clientId)).documents[0]?.name).toBe('Regeling 2028');
    },
  );

  it('may be called as another is, as a new one may', async () => {
    const { adviser, clientId, path } = await situation();
    await adviser.upload(clientId, 'Zelfde');
    expect((await adviser.call('PUT', path, { name: 'Zelfde' })).status).toBe(200);
  });

  it('that is put away is in the list only when that is asked, keeps counting, and comes back', async () => {
    const { adviser, clientId, path, acts } = await situation();
    const answer = await adviser.call('PUT', `${path}/archived`, { isArchived: true });
    expect(documentAnswerSchema.parse(await answer.json()).data.archivedOn).not.toBeNull();
    expect(await listed(adviser, clientId)).toMatchObject({ documents: [], archivedCount: 1 });
    const { documents } = await listed(adviser, clientId, '?archived=true');
    expect(documents.map(({ name, archivedOn }) => [name, archivedOn === null])).toEqual([['Regeling 2028', false]]);
    const clients = (await (await adviser.call('GET', '/api/clients')).json()) as { data: { dossierCount: number }[] };
    expect(clients.data.map(({ dossierCount }) => dossierCount)).toEqual([1]);
    await adviser.call('PUT', `${path}/archived`, { isArchived: false });
    expect(await listed(adviser, clientId)).toMatchObject({ documents: [{ archivedOn: null }], archivedCount: 0 });
    expect((await acts()).slice(0, 2)).toEqual([
      ['dossier brought back', 'Regeling 2028'],
      ['dossier archived', 'Regeling 2028'],
    ]);
  });

  it('that is so already stays as it is, and nothing is written down', async () => {
    const { adviser, path, acts } = await situation();
    await adviser.call('PUT', `${path}/archived`, { isArchived: true });
    const before = await acts();
    expect((await adviser.call('PUT', `${path}/archived`, { isArchived: true })).status).toBe(200);
    expect((await adviser.call('PUT', path, { name: 'Regeling 2028' })).status).toBe(200);
    expect(await acts()).toEqual(before);
  });

  it('is not put away while it is calculated', async () => {
    const { adviser, clientId } = await situation();
    const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Loopt')).json());
    const path = `/api/clients/${clientId}/documents/${data.id}/archived`;
    expect(await problemIn(await adviser.call('PUT', path, { isArchived: true }))).toEqual({
      status: 409,
      code: 'DOSSIER_STATE_CONFLICT',
    });
  });

  it('stands in the export of its employer with the day on which it was put away', async () => {
    const { adviser, clientId, path } = await situation();
    await adviser.call('PUT', `${path}/archived`, { isArchived: true });
    const answer = await adviser.call('GET', `/api/clients/${clientId}/data/export`);
    const list = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['dossiers.csv']!);
    const [head = '', row = ''] = list.trim().split('\r\n');
    const column = head.split(';').findIndex((name) => name.includes('gearchiveerdOp'));
    expect(row.split(';')[column]).toMatch(/^"\d{4}-\d{2}-\d{2}/);
  });
});
