import { describe, expect, it } from 'vitest';
import type { ColleagueSession, OpenSession } from '#api/sessions.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { openAmong } from '#server/session/open-session-store.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';

const running = appForFile();

async function listed<Row>({ call }: Caller, path: string): Promise<Row[]> {
  return ((await (await call('GET', path)).json()) as { data: Row[] }).data;
}
const own = (person: Caller) => listed<OpenSession>(person, '/api/sessions');
const ofOrganisation = (person: Caller) => listed<ColleagueSession>(person, '/api/organisation-sessions');
const isIn = async ({ call }: Caller) => (await call('GET', '/api/users/current')).status === 200;

/** The same person once more, elsewhere. */
async function again({ recipient }: Caller, userAgent: string, address: string): Promise<string> {
  const accessCode = await running().code(recipient);
  const answer = await fetch(`${running().address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent, 'x-forwarded-for': address },
    body: JSON.stringify({ accessCode }),
  });
  return ((await answer.json()) as { api_token: string }).api_token;
}
const isOpen = async (token: string) =>
  (await fetch(`${running().address}/api/users/current`, { headers: { authorization: `Bearer ${token}` } })).ok;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

describe("one's own sessions", () => {
  it('are listed with device and network, and ended one by one or all others at once', async () => {
    const person = await running().signedIn('adviser');
    const tokens = [await again(person, firefox, '192.0.2.7'), await again(person, '', '192.0.2.8')];
    const list = await own(person);
    expect(list).toHaveLength(3);
    expect(list.filter(({ isThis }) => isThis)).toHaveLength(1);
    const elsewhere = list.find(({ device }) => device === 'Firefox, Linux');
    expect(elsewhere).toMatchObject({ isThis: false, network: '192.0.2.x' });
    expect((await person.call('DELETE', `/api/sessions/${elsewhere?.id}`)).status).toBe(204);
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, true]);
    expect((await person.call('DELETE', `/api/sessions/${elsewhere?.id}`)).status).toBe(404);
    expect((await person.call('DELETE', '/api/sessions')).status).toBe(204);
    expect(await Promise.all(tokens.map(isOpen))).toEqual([false, false]);
    expect((await own(person)).map(({ isThis }) => isThis)).toEqual([true]);
    const log = await (await person.call('GET', '/api/audit-log?action=session ended')).text();
    expect(log.match(/sessie beëindigd/g)).toHaveLength(2);
  });

  it('are nobody else’s, also of a colleague, by the list or by an id', async () => {
    const person = await running().signedIn('adviser');
    const colleague = await running().signedIn('adviser', person.recipient.organisation);
    const [mine] = await own(person);
    expect(await own(colleague)).toHaveLength(1);
    expect((await colleague.call('DELETE', `/api/sessions/${mine?.id}`)).status).toBe(404);
    expect(await isIn(person)).toBe(true);
  });
});

describe('the sessions of an organisation', () => {
  it('are seen and ended by its advisers, those of its employers too, and nobody else', async () => {
    const organisation = uniqueName('Kantoor');
    const adviser = await running().signedIn('adviser', organisation);
    const clientId = await adviser.madeClient('Bakkerij');
    const employer = await running().signedIn('employer', organisation, clientId);
    const stranger = await running().signedIn('adviser');
    const list = await ofOrganisation(adviser);
    expect(list.map(({ holder, role, clientName }) => [holder, role, clientName])).toEqual(
      expect.arrayContaining([
        [adviser.recipient.holder, 'adviser', null],
        [employer.recipient.holder, 'employer', 'Bakkerij'],
      ]),
    );
    expect(list).toHaveLength(2);
    const id = list.find(({ role }) => role === 'employer')?.id;
    expect((await stranger.call('DELETE', `/api/organisation-sessions/${id}`)).status).toBe(404);
    expect((await employer.call('GET', '/api/organisation-sessions')).status).toBe(403);
    expect(await isIn(employer)).toBe(true);
    expect((await adviser.call('DELETE', `/api/organisation-sessions/${id}`)).status).toBe(204);
    expect(await isIn(employer)).toBe(false);
  });

  it('end as soon as the organisation chose, those that are open too', async () => {
    const adviser = await running().signedIn('adviser');
    const rules = async () => (await (await adviser.call('GET', '/api/sign-in-rules')).json()) as { data: unknown };
    expect(await rules()).toEqual({
      data: {
        idleMinutes: 120,
        sessionHours: 12,
        needsSecondFactor: false,
        needsOwnCode: false,
        changedOn: null,
        changedBy: null,
      },
    });
    const answer = await adviser.call('PUT', '/api/sign-in-rules', {
      idleMinutes: 5,
      sessionHours: 1,
      needsSecondFactor: false,
      needsOwnCode: false,
    });
    expect(answer.status).toBe(200);
    expect(await rules()).toMatchObject({ data: { idleMinutes: 5, changedBy: adviser.recipient.holder } });
    const [session] = await own(adviser);
    expect(Date.parse(session?.endsOn ?? '') - Date.parse(session?.lastSeenOn ?? '')).toBe(5 * 60_000);
    const back = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const aged = (seen: number, made: number) =>
      running().database.as('gate', (tx) =>
        tx
          .updateTable('session')
          .set({ last_seen_on: back(seen), ...({ created_on: back(made) } as object) })
          .where('id', '=', session?.id ?? '')
          .execute(),
      );
    await aged(4, 50);
    expect(await isIn(adviser)).toBe(true);
    await aged(0, 61);
    expect(await isIn(adviser)).toBe(false);
    await aged(6, 50);
    expect(await isIn(adviser)).toBe(false);
  });

  it('is told apart from others without being renewed by the question', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await own(await running().signedIn()))[0]?.id ?? ''));
    const asGate = <T>(work: (tx: Tx) => Promise<T>) => running().database.as('gate', work);
    const seen = (id: string, minutes: number) =>
      asGate((tx) =>
        tx
          .updateTable('session')
          .set({ last_seen_on: new Date(Date.now() - minutes * 60_000) })
          .where('id', '=', id)
          .execute(),
      );
    const [idle = '', used = ''] = ids;
    await seen(idle, 121);
    await seen(used, 119);
    expect([...(await asGate((tx) => openAmong(tx, ids)))]).toEqual([used]);
    await seen(used, 121);
    expect((await asGate((tx) => openAmong(tx, ids))).size).toBe(0);
    expect((await asGate((tx) => openAmong(tx, []))).size).toBe(0);
  });

  it.each([
    { idleMinutes: 4, sessionHours: 1, needsSecondFactor: false, needsOwnCode: false },
    { idleMinutes: 30, sessionHours: 13, needsSecondFactor: false, needsOwnCode: false },
    { idleMinutes: 30 },
  ])('do not last outside the limits: %j', async (body) => {
    const adviser = await running().signedIn('adviser');
    expect((await adviser.call('PUT', '/api/sign-in-rules', body)).status).toBe(400);
  });
});
