import { expect, it } from 'vitest';
import { byClock } from '#api/by-clock.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const running = appForFile();
const idleMinutes = 120;

const asGate = <Result>(work: Parameters<ReturnType<typeof running>['database']['as']>[1]) =>
  running().database.as('gate', work) as Promise<Result>;

/** How many minutes ago somebody was last seen, as their session has it. */
const seenAgo = async ({ recipient }: Caller): Promise<number> =>
  asGate(async (tx) => {
    const { last_seen_on: seen } = await tx
      .selectFrom('session')
      .innerJoin('holder', 'holder.id', 'session.holder_id')
      .select('last_seen_on')
      .where('holder.name', '=', recipient.holder)
      .executeTakeFirstOrThrow();
    return Math.round((Date.now() - seen.getTime()) / 60_000);
  });
const leave = ({ recipient }: Caller, minutes: number) =>
  asGate((tx) =>
    tx
      .updateTable('session')
      .set({ last_seen_on: new Date(Date.now() - minutes * 60_000) })
      .where('holder_id', 'in', tx.selectFrom('holder').select('id').where('name', '=', recipient.holder))
      .execute(),
  );

/** What a page asks by itself. */
const polled = async (person: Caller, path: string) => (await person.call('GET', path, undefined, byClock)).status;

it('a session is not renewed by calls that the clock makes, and is by one of the person', async () => {
  const person = await running().signedIn('adviser');
  const clientId = await person.madeClient();
  await leave(person, idleMinutes - 1);
  const list = `/api/clients/${clientId}/documents`;
  for (const path of [list, '/api/users/current', '/api/confirmjwtvalid', '/api/access-notices'])
    expect(await polled(person, path)).toBe(200);
  const stream = new AbortController();
  const answer = await fetch(`${running().address}/api/changes`, {
    headers: { authorization: `Bearer ${person.token}`, ...byClock },
    signal: stream.signal,
  });
  expect(answer.status).toBe(200);
  stream.abort();
  expect(await seenAgo(person)).toBe(idleMinutes - 1);
  expect((await person.call('GET', list)).status).toBe(200);
  expect(await seenAgo(person)).toBe(0);
});

it('a screen that asks by the clock without end is signed out at the idle limit', async () => {
  const person = await running().signedIn('adviser');
  for (const minutes of [40, 80, idleMinutes - 1]) {
    await leave(person, minutes);
    expect(await polled(person, '/api/clients')).toBe(200);
    expect(await seenAgo(person)).toBe(minutes);
  }
  await leave(person, idleMinutes + 1);
  expect(await polled(person, '/api/clients')).toBe(401);
  expect((await person.call('GET', '/api/clients')).status).toBe(401);
});
