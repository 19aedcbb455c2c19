import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { tealPng } from '#test/fixtures/logo-files.ts';

const running = appForFile();

/** Does `work` while the server has no room for more. */
async function withoutRoom<T>(work: () => Promise<T>): Promise<T> {
  const database = running().database as { roomLeft: () => Promise<'ample' | 'none'> };
  const { roomLeft } = database;
  database.roomLeft = () => Promise.resolve('none');
  try {
    return await work();
  } finally {
    database.roomLeft = roomLeft;
  }
}

function sendLogo(person: Caller): Promise<Response> {
  const form = new FormData();
  form.append('logo', new Blob([Uint8Array.from(tealPng)]), 'logo.png');
  const headers = { authorization: `Bearer ${person.token}` };
  return fetch(`${running().address}/api/house-style/logo`, { method: 'PUT', headers, body: form });
}

describe('a server without room', () => {
  it('refuses what adds, and says what is the matter and to whom to turn', async () => {
    const person = await running().signedIn();
    const clientId = await person.madeClient();
    const answers = await withoutRoom(() =>
      Promise.all([person.upload(clientId, 'Nieuw'), sendLogo(person), person.call('POST', '/api/example')]),
    );
    expect(answers.map(({ status }) => status)).toEqual([507, 507, 507]);
    expect(await answers[0]?.json()).toEqual({
      code: 'SERVER_FULL',
      message: expect.stringMatching(/schijf van de server is bijna vol.*beheerder/),
    });
    expect((await person.upload(clientId, 'Nieuw')).status).toBe(201);
  });

  it('refuses what adds only a name or a line of the log as well', async () => {
    const person = await running().signedIn();
    const clientId = await person.madeClient();
    const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Dossier')).json());
    const path = `/api/clients/${clientId}/documents/${data.id}`;
    const statuses = await withoutRoom(async () => {
      const answers = [
        await person.call('PUT', path, { name: 'Andere naam' }),
        await person.call('PUT', `${path}/archived`, { isArchived: true }),
        await person.call('POST', '/api/clients', { name: 'Nieuw' }),
        await person.call('POST', '/api/access-codes', { holder: 'Piet', clientId, days: 1 }),
        await person.call('POST', `${path}/cancel`),
      ];
      return answers.map(({ status }) => status);
    });
    // Stopping a calculation adds nothing.
    expect(statuses).toEqual([507, 507, 507, 507, 200]);
  });

  it('goes on with signing in, reading, downloading, deleting and signing out', async () => {
    const person = await running().signedIn();
    const clientId = await person.madeClient();
    const { data } = documentAnswerSchema.parse(await (await person.upload(clientId, 'Dossier')).json());
    const path = `/api/clients/${clientId}/documents`;
    const statuses = await withoutRoom(async () => {
      await running().signedIn();
      const answers = [
        await person.call('GET', path),
        await person.call('GET', `${path}/${data.id}?downloadType=inputFile`),
        await person.call('DELETE', `${path}/${data.id}`),
        await person.call('POST', '/api/logout'),
      ];
      return answers.map(({ status }) => status);
    });
    expect(statuses).toEqual([200, 200, 204, 204]);
  });
});
