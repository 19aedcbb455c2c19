import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const statusesOf = async (count: number, call: (index: number) => Promise<Response>): Promise<number[]> => {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await call(index)).status);
  return statuses;
};

async function withDossier(person: Caller) {
  const clientId = await person.madeClient();
  const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Dossier')).json());
  return { clientId, path: `/api/clients/${clientId}/documents/${data.id}` };
}

describe('somebody who changes things without a pause', () => {
  const running = appForFile({ limits: { changesPerMinute: 4 } });

  it('is asked to wait, from whatever address, while reading, uploading and signing out go on', async () => {
    const person = await running().signedIn();
    const { clientId, path } = await withDossier(person);
    const rename = (index: number) =>
      person.call('PUT', path, { name: `Naam ${index}` }, { 'x-forwarded-for': `10.0.0.${index}` });
    expect(await statusesOf(5, rename)).toEqual([200, 200, 200, 429, 429]);
    const refused = await person.call('POST', '/api/clients', { name: 'Nog een' });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0, await refused.json()]).toMatchObject([
      429,
      true,
      { code: 'TOO_MANY_REQUESTS' },
    ]);
    expect((await person.call('GET', path.replace(/\/[^/]*$/, ''))).status).toBe(200);
    expect((await person.upload(clientId, 'Nog een')).status).toBe(201);
    expect((await person.call('POST', '/api/logout')).status).toBe(204);
  });

  it('does not keep a colleague waiting', async () => {
    const person = await running().signedIn();
    const { path } = await withDossier(person);
    expect(await statusesOf(4, () => person.call('PUT', path, { name: 'Naam' }))).toContain(429);
    const colleague = await running().signedIn('adviser', person.recipient.organisation);
    expect((await colleague.call('PUT', path, { name: 'Andere naam' })).status).toBe(200);
  });
});

describe('somebody who does again and again what the log tells', () => {
  const running = appForFile({ limits: { actsPerQuarter: 3 } });

  it('is asked to wait, and can still delete and sign out', async () => {
    const person = await running().signedIn();
    const { path } = await withDossier(person);
    const download = () => person.call('GET', `${path}?downloadType=inputFile`);
    expect(await statusesOf(3, download)).toEqual([200, 429, 429]);
    expect((await person.call('DELETE', path)).status).toBe(204);
    expect((await person.call('POST', '/api/logout')).status).toBe(204);
  });

  it('signs in so often at most, too', async () => {
    const accessCode = await running().code(running().recipient());
    const signIn = () =>
      fetch(`${running().address}/api/generatetoken`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accessCode }),
      });
    expect(await statusesOf(4, signIn)).toEqual([200, 200, 200, 429]);
  });
});
