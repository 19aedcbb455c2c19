import { describe, expect, it } from 'vitest';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const running = appForFile();

const signIn = (body: unknown, address: string): Promise<Response> =>
  fetch(`${running().address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });

interface Told {
  readonly holder: string | null;
  readonly object: string | null;
  readonly address: string | null;
}

async function told({ call }: Caller, action: string): Promise<Told[]> {
  const answer = await call('GET', `/api/audit-log?size=100&action=${encodeURIComponent(action)}`);
  const { data } = (await answer.json()) as { data: { entries: Told[] } };
  return data.entries.map(({ holder, object, address }) => ({ holder, object, address }));
}

describe('the log', () => {
  it('tells of who was refused at the sign-in, from where, and never what was tried', async () => {
    const { recipient, code, handoff, signedIn, database } = running();
    const adviser = await signedIn('adviser');
    const whom = { ...recipient('adviser', adviser.recipient.organisation), holder: 'Wim' };
    const ended = await code(whom);
    await database.as('operator', (tx) =>
      tx
        .updateTable('access_code')
        .set({ revoked_on: new Date() })
        .where('holder_id', 'in', tx.selectFrom('holder').select('id').where('name', '=', 'Wim'))
        .execute(),
    );
    const link = await handoff(whom);
    const statuses = [await signIn({ accessCode: ended }, '10.3.0.1'), await signIn({ handoff: link }, '10.3.0.1')];
    statuses.push(await signIn({ handoff: link }, '10.3.0.2'));
    expect(statuses.map(({ status }) => status)).toEqual([401, 200, 401]);
    expect(await told(adviser, 'sign-in refused')).toEqual([
      { holder: 'Wim', object: 'inloglink al gebruikt', address: '10.3.0.2' },
      { holder: 'Wim', object: 'toegangscode verlopen of ingetrokken', address: '10.3.0.1' },
    ]);
  });

  it('tells the provider alone of codes that are nobody’s, and stops when somebody goes on and on', async () => {
    const provider = await running().signedIn('provider');
    const adviser = await running().signedIn('adviser');
    const tried = 'ABCDE-ABCDE-ABCDE-ABCDE-ABCDEF';
    for (let count = 0; count < 15; count += 1) await signIn({ accessCode: tried }, '10.3.0.3');
    await signIn({ handoff: 'a.b.c' }, '10.3.0.4');
    const entries = (await told(provider, 'sign-in refused')).filter(({ holder }) => holder === 'onbekend');
    expect(entries.filter(({ address }) => address === '10.3.0.3')).toHaveLength(10);
    expect(entries[0]).toEqual({ holder: 'onbekend', object: 'onbekende inloglink', address: '10.3.0.4' });
    expect(JSON.stringify(entries)).not.toContain('ABCDE');
    expect(await told(adviser, 'sign-in refused')).toEqual([]);
  });

  it('tells once of a call that is not theirs, with the route and without what is in its address', async () => {
    const { signedIn } = running();
    const adviser = await signedIn('adviser');
    const clientId = await adviser.madeClient();
    const employer = await signedIn('employer', adviser.recipient.organisation, clientId);
    for (let count = 0; count < 3; count += 1)
      expect((await employer.call('DELETE', `/api/clients/${clientId}`)).status).toBe(403);
    expect((await told(adviser, 'call refused')).map(({ holder, object }) => [holder, object])).toEqual([
      [employer.recipient.holder, 'DELETE /api/clients/:clientId'],
    ]);
  });
});
