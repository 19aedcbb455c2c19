import { describe, expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';
import { caller } from '#test/caller.ts';
import { gate } from '#test/factories.ts';
import { wrongCodeMaximum } from '#server/session/wrong-code-limits.ts';

const running = appForFile();

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(running().address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const signIn = (body: unknown, address = '10.1.1.1') =>
  post('/api/generatetoken', body, { 'x-forwarded-for': address });

describe('signing in over HTTP', () => {
  it('gives a token for a code, and with it the person at all three calls', async () => {
    const { recipient, code } = running();
    const whom = recipient();
    const answer = await signIn({ accessCode: await code(whom) });
    const { api_token: token } = (await answer.json()) as { api_token: string };
    const person = {
      data: {
        name: whom.holder,
        organisation: whom.organisation,
        role: 'adviser',
        clientId: null,
        lacksSecondFactor: false,
        lacksOwnCode: false,
        hasOwnCode: false,
      },
    };
    const { call } = caller(running().address, token, whom);
    expect(await (await call('GET', '/api/users/current')).json()).toEqual(person);
    expect(await (await fetch(`${running().address}/api/confirmjwtvalid?token=${token}`)).json()).toEqual(person);
    expect(await (await call('GET', '/api/confirmjwtvalid')).json()).toEqual(person);
    expect((await call('POST', '/api/logout')).status).toBe(204);
    expect((await call('GET', '/api/confirmjwtvalid')).status).toBe(401);
    expect((await call('GET', '/api/users/current')).status).toBe(401);
    expect((await fetch(`${running().address}/api/confirmjwtvalid?token=${token}`)).status).toBe(401);
  });

  it('gives a token for a hand-off once, and opening its link does not use it up', async () => {
    const { recipient, handoff, database } = running();
    const token = await handoff(recipient());
    for (let count = 0; count < 3; count += 1) await fetch(`${running().address}/${token}`);
    const unused = await database.as(gate, (tx) =>
      tx.selectFrom('handoff').select('used_on').where('used_on', 'is not', null).execute(),
    );
    expect(unused).toEqual([]);
    expect((await signIn({ handoff: token })).status).toBe(200);
    const again = await signIn({ handoff: token });
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'HANDOFF_USED' });
  });

  it.each([
    {},
    { accessCode: '' },
    { accessCode: 5 },
    { handoff: 'x'.repeat(5_000) },
    { accessCode: 'A', role: 'x' },
    [],
  ])('refuses a body that is not one code or one link: %j', async (body) => {
    const answer = await signIn(body);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'INPUT_INVALID']);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic eA==', 'Bearer a.b.c d'])(
    'refuses the header %j',
    async (authorization) => {
      const answer = await fetch(`${running().address}/api/users/current`, { headers: { authorization } });
      expect(answer.status).toBe(401);
    },
  );

  it('asks an address to wait after too many wrong codes, and nobody with a right one, there or elsewhere', async () => {
    const { recipient, code } = running();
    const right = await code(recipient());
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push((await signIn({ accessCode: `WRONG-${count}` }, '10.9.9.9')).status);
    }
    expect(statuses).toEqual([
      ...Array.from({ length: wrongCodeMaximum.address }, () => 401),
      ...Array.from({ length: 20 - wrongCodeMaximum.address }, () => 429),
    ]);
    const another = await signIn({ accessCode: 'WRONG-21' }, '10.9.9.9');
    expect(Number(another.headers.get('retry-after'))).toBeGreaterThan(800);
    for (const colleague of ['10.9.9.9', '10.9.9.10'])
      expect((await signIn({ accessCode: right }, colleague)).status).toBe(200);
  });

  it('counts no right code: many may sign in from one address', async () => {
    const { recipient, code } = running();
    const right = await code(recipient());
    const statuses: number[] = [];
    for (let count = 0; count < wrongCodeMaximum.address + 2; count += 1)
      statuses.push((await signIn({ accessCode: right }, '10.8.8.8')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('says the same of a code that never was and of one that was revoked', async () => {
    const { recipient, code, database } = running();
    const revoked = await code(recipient());
    await database.as('operator', (tx) => tx.updateTable('access_code').set({ revoked_on: new Date() }).execute());
    const [first, second] = [
      await signIn({ accessCode: revoked }, '10.2.2.2'),
      await signIn({ accessCode: 'ABCDE-ABCDE-ABCDE-ABCDE-ABCDEF' }, '10.2.2.2'),
    ];
    expect(first.status).toBe(401);
    expect(await first.json()).toEqual(await second.json());
  });
});
