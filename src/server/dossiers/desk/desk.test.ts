import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deskSchema, deskSize, foundListSchema } from '#api/desk.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();
const inDays = (days: number) => dutchDay(new Date(Date.now() + days * 86_400_000));

const deskOf = async (person: Caller) => deskSchema.parse(await (await person.call('GET', '/api/desk')).json()).data;
const foundBy = async (person: Caller, query: string) =>
  foundListSchema.parse(await (await person.call('GET', `/api/desk/search?${query}`)).json()).data;

/** An adviser with an employer; dossiers are added with what the database then holds of them. */
async function situation() {
  const { signedIn, database } = running();
  const organisation = uniqueName('Kantoor');
  const adviser = await signedIn('adviser', organisation);
  const clientId = await adviser.madeClient('Zaal & Zonen');
  const added = async (name: string, holds = sql`status = 'Finished'`, whose = clientId) => {
    const { data } = (await (await adviser.upload(whose, name, scripted({}))).json()) as { data: { id: string } };
    await sql`update dossier set ${holds} where id = ${data.id}`.execute(database.kysely);
  };
  return { organisation, adviser, clientId, added };
}

describe('the desk', () => {
  it('has each dossier once, for the most urgent reason that it has', async () => {
    const { adviser, added } = await situation();
    await added('Oud', sql`status = 'Finished', created_on = now() - interval '28 days'`);
    await added('Fout', sql`status = 'FailedWithError', finding_count = 3, created_on = now() - interval '2 hours'`);
    await added(
      'Lang geleden fout',
      sql`status = 'FailedWithError', created_on = now() - interval '31 days',
      erased_on = now()`,
    );
    await added(
      'Geannuleerd',
      sql`status = 'Failed', status_reason = ${cancelledBy('Jo')},
      created_on = now() - interval '1 hour'`,
    );
    await added('Nieuw');
    await added('Loopt', sql`status = 'Submitted'`);
    const { dossiers } = await deskOf(adviser);
    expect(dossiers.map(({ name, reason }) => [name, reason])).toEqual([
      ['Fout', 'wrong'],
      ['Oud', 'expiring'],
      ['Loopt', 'running'],
      ['Nieuw', 'recent'],
      ['Geannuleerd', 'recent'],
      ['Lang geleden fout', 'recent'],
    ]);
    expect(dossiers.every(({ clientName }) => clientName === 'Zaal & Zonen')).toBe(true);
  });

  it('has at most three for each reason, the newest of each, and says how many there are', async () => {
    const { adviser, added } = await situation();
    for (const [index, status] of ['Submitted', 'FailedWithError', 'Finished'].entries())
      for (const number of [1, 2, 3, 4])
        await added(
          `${status} ${number}`,
          sql`status = ${status},
          created_on = now() - ${index * 10 + number} * interval '1 minute'`,
        );
    const { dossiers, total, hasOwn } = await deskOf(adviser);
    expect(dossiers.map(({ name, reason }) => [reason, name])).toEqual([
      ['wrong', 'FailedWithError 1'],
      ['wrong', 'FailedWithError 2'],
      ['wrong', 'FailedWithError 3'],
      ['running', 'Submitted 1'],
      ['running', 'Submitted 2'],
      ['running', 'Submitted 3'],
      ['recent', 'Submitted 4'],
      ['recent', 'FailedWithError 4'],
      ['recent', 'Finished 1'],
    ]);
    expect([total, hasOwn]).toEqual([12, true]);
  });

  it('knows an office that has its example alone, and counts nothing of another', async () => {
    const { adviser, added } = await situation();
    expect(await deskOf(adviser)).toMatchObject({ total: 0, hasOwn: false });
    await added('Voorbeeld', sql`status = 'Finished', is_example = true`);
    await added('Weg', sql`status = 'Finished', archived_on = now()`);
    expect(await deskOf(adviser)).toMatchObject({ total: 1, hasOwn: false });
  });

  it('has the days of the law and the contracts that end, the first in front', async () => {
    const { adviser, clientId } = await situation();
    const { database, orders } = running();
    const other = await adviser.madeClient('Aker');
    const contracts = [
      [clientId, inDays(20)],
      [clientId, inDays(20)],
      [other, inDays(10)],
      [other, inDays(-2)],
    ] as const;
    for (const [number, [whose, contractEnd]] of contracts.entries())
      await adviser.upload(whose, 'Dossier', scripted({ contractEnd, number }));
    const parts = { database, log: logTo('silent'), calculate: scriptedCalculation, houseStyle };
    for (const _ of orders.splice(0)) await calculateNext(parts, new AbortController().signal);
    const { deadlines } = await deskOf(adviser);
    expect(deadlines.filter(({ what }) => what === 'contractEnd')).toEqual([
      { day: inDays(10), what: 'contractEnd', client: { clientId: other, clientName: 'Aker' }, step: null },
      { day: inDays(20), what: 'contractEnd', client: { clientId, clientName: 'Zaal & Zonen' }, step: null },
    ]);
    expect(deadlines.map(({ day }) => day)).toEqual(deadlines.map(({ day }) => day).toSorted());
    expect(deadlines.every(({ day }) => day >= dutchDay(new Date()))).toBe(true);
  });

  it('leaves out what is put away, also its contract; a search finds it and says so', async () => {
    const { adviser, added } = await situation();
    await added('Blijft', sql`status = 'Finished'`);
    await added('Weg', sql`status = 'FailedWithError', archived_on = now(), contract_end = ${inDays(5)}::date`);
    const { dossiers, deadlines } = await deskOf(adviser);
    expect(dossiers.map(({ name }) => name)).toEqual(['Blijft']);
    expect(deadlines.filter(({ what }) => what === 'contractEnd')).toEqual([]);
    const found = (await foundBy(adviser, 'search=zonen')).flatMap(({ dossier }) => dossier ?? []);
    expect(Object.fromEntries(found.map(({ name, isArchived }) => [name, isArchived]))).toEqual({
      Blijft: false,
      Weg: true,
    });
  });

  it('of an employer holds that employer alone, and another organisation is nowhere', async () => {
    const { organisation, adviser, clientId, added } = await situation();
    const other = await adviser.madeClient('Aker');
    await added('Van Zaal', sql`status = 'Finished', contract_end = ${inDays(5)}::date`);
    await added('Van Aker', sql`status = 'Finished', contract_end = ${inDays(5)}::date`, other);
    const employer = await running().signedIn('employer', organisation, clientId);
    expect(await deskOf(employer)).toMatchObject({ total: 0, dossiers: [] });
    await sentByEmployers(running().database);
    const seen = await deskOf(employer);
    expect(seen.dossiers.map(({ name }) => name)).toEqual(['Van Zaal']);
    expect(seen.deadlines.flatMap(({ client }) => client?.clientName ?? [])).toEqual(['Zaal & Zonen']);
    expect((await foundBy(employer, 'search=a')).map(({ clientName }) => clientName)).not.toContain('Aker');
    const outsider = await running().signedIn('adviser');
    expect((await deskOf(outsider)).dossiers).toEqual([]);
    expect(await foundBy(outsider, 'search=a')).toEqual([]);
  });
});

describe('the search over employers and dossiers', () => {
  it('finds employers first, then dossiers by their own name and that of their employer', async () => {
    const { adviser, clientId, added } = await situation();
    await adviser.madeClient('Aker');
    await added('Oude regeling', sql`created_on = now() - interval '1 day'`);
    await added('Überblick');
    const names = async (query: string) =>
      (await foundBy(adviser, query)).map(({ clientName, dossier }) => dossier?.name ?? clientName);
    expect(await names('search=zonen')).toEqual(['Zaal & Zonen', 'Überblick', 'Oude regeling']);
    expect(await names('search=ZAAL oude')).toEqual(['Oude regeling']);
    expect(await names('search=uberblick')).toEqual(['Überblick']);
    expect(await names('search=zonen&only=clients')).toEqual(['Zaal & Zonen']);
    expect(await names('search=')).toEqual(['Aker', 'Zaal & Zonen']);
    expect(await names('search=niets daarvan')).toEqual([]);
    expect((await foundBy(adviser, 'search=uberblick'))[0]?.clientId).toBe(clientId);
  });

  it('gives no more than a list shows, with room for both', async () => {
    const { adviser, added } = await situation();
    for (let number = 0; number < 9; number += 1) await adviser.madeClient(`Werf ${number}`);
    for (let number = 0; number < 6; number += 1) await added(`Werf dossier ${number}`);
    const found = await foundBy(adviser, 'search=werf');
    expect(found).toHaveLength(deskSize.found);
    expect(found.filter(({ dossier }) => dossier === null)).toHaveLength(deskSize.found / 2);
  });
});
