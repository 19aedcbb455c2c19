import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '#api/problems.ts';
import { appForFile } from '#test/app.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';
import { zipBytes } from '#test/factories.ts';

const running = appForFile();

async function situation() {
  const adviser = await running().signedIn();
  const { organisation } = adviser.recipient;
  const clientId = await adviser.madeClient();
  const uploaded = (await (await adviser.upload(clientId, 'Dossier')).json()) as { data: { id: string } };
  const path = `/api/clients/${clientId}/documents/${uploaded.data.id}`;
  const employer = await running().signedIn('employer', organisation, clientId);
  const restore = async (of: string, who = adviser): Promise<readonly [number, ProblemCode?]> => {
    const answer = await who.call('POST', `${of}/restore`);
    return answer.status === 204 ? [204] : [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
  };
  return { adviser, employer, organisation, clientId, id: uploaded.data.id, path, restore };
}

describe('a dossier that was deleted', () => {
  it('is nowhere, and comes back when that is undone in time; later it is said to be too late', async () => {
    const { adviser, organisation, clientId, path, restore } = await situation();
    const colleague = await running().signedIn('adviser', organisation);
    const places = [`${path}/progress`, `${path}/decisions`, `${path}/office`, `${path}?downloadType=inputFile`];
    const seen = async () => Promise.all(places.map(async (place) => (await colleague.call('GET', place)).status));
    expect(await seen()).toEqual([200, 200, 200, 200]);
    expect((await adviser.call('DELETE', path)).status).toBe(204);
    expect((await adviser.call('DELETE', path)).status).toBe(404);
    expect(await seen()).toEqual([404, 404, 404, 404]);
    expect(await (await colleague.call('GET', `/api/clients/${clientId}/documents`)).text()).not.toContain('Dossier');
    expect(await restore(path, colleague)).toEqual([204]);
    expect(await restore(path)).toEqual([204]);
    expect(await seen()).toEqual([200, 200, 200, 200]);
    await adviser.call('DELETE', path);
    await deleteAfterUndo(running().database);
    expect(await restore(path)).toEqual([404, 'DELETION_DONE']);
    const log = (await (await adviser.call('GET', '/api/audit-log?size=100')).json()) as {
      data: { entries: { action: string; holder: string }[] };
    };
    const acts = log.data.entries.filter(
      ({ action }) => action.startsWith('dossier deletion') || action.endsWith('deleted'),
    );
    expect(acts.map(({ action }) => action)).toEqual(['dossier deleted', 'dossier deletion undone', 'dossier deleted']);
  });

  it('is brought back by who may delete it: of the office not by its employer, of the employer not without the right', async () => {
    const { adviser, employer, clientId, id, path, restore } = await situation();
    const { database } = running();
    const stranger = await running().signedIn();
    await adviser.call('DELETE', path);
    expect(await restore(path, employer)).toEqual([404, 'DELETION_DONE']);
    expect((await restore(path, stranger))[0]).toBe(404);
    expect(await restore(path)).toEqual([204]);
    await sentByEmployers(database);
    expect((await employer.call('DELETE', path)).status).toBe(204);
    const setRight = (may: boolean) =>
      database.kysely.updateTable('client').set({ may_upload: may }).where('id', '=', clientId).execute();
    await setRight(false);
    expect((await restore(path, employer))[0]).toBe(403);
    await setRight(true);
    expect(await restore(path, employer)).toEqual([204]);
    expect((await employer.call('GET', `/api/clients/${clientId}/documents/${id}/progress`)).status).toBe(200);
  });

  it('stays away where others took its place in the limits', async () => {
    const { adviser, clientId, path, restore } = await situation();
    const { database } = running();
    const provider = await running().signedIn('provider', adviser.recipient.organisation);
    const all = (await (await provider.call('GET', '/api/organisations')).json()) as {
      data: { id: string; name: string }[];
    };
    const organisationId = all.data.find(({ name }) => name === adviser.recipient.organisation)?.id ?? '';
    const limits = `/api/organisations/${organisationId}/limits`;
    const { data } = (await (await provider.call('GET', limits)).json()) as { data: { limits: { employer: object } } };
    await adviser.call('DELETE', path);
    await adviser.upload(clientId, 'Groot', zipBytes('x'.repeat(1_200_000)));
    const small = { ...data.limits, employer: { ...data.limits.employer, megabytes: 1 } };
    expect((await provider.call('PUT', limits, small)).status).toBe(200);
    expect(await restore(path)).toEqual([507, 'EMPLOYER_FULL']);
    await deleteAfterUndo(database);
  });

  it('is an employer with everything, which comes back whole', async () => {
    const { adviser, employer, clientId, path, restore } = await situation();
    const client = `/api/clients/${clientId}`;
    const codes = async () => await (await adviser.call('GET', '/api/access-codes')).text();
    const holder = employer.recipient.holder;
    expect(await codes()).toContain(holder);
    expect((await adviser.call('DELETE', client)).status).toBe(204);
    for (const who of [adviser, employer])
      for (const place of [client, `${client}/documents`, `${path}/progress`])
        expect([place, (await who.call('GET', place)).status]).toEqual([place, 404]);
    expect(await codes()).not.toContain(holder);
    expect(await restore(client)).toEqual([204]);
    expect((await adviser.call('GET', `${path}/progress`)).status).toBe(200);
    expect(await codes()).toContain(holder);
  });
});
