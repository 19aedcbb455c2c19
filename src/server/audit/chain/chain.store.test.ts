import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportedAnswer, verifiedAnswer } from '#server/audit/chain/audit-command.ts';
import { chainOf } from '#server/audit/chain/chain-store.ts';
import { chainIn } from '#server/audit/chain/exported-chain.ts';
import { shortenLog } from '#server/audit/chain/shorten-log.ts';
import { logSealer, sealAll } from '#server/audit/chain/seal-log.ts';
import { recordAct } from '#server/audit/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { ownDatabaseKinds } from '#test/database.ts';
import { gate, madeClient, madePerson, operator } from '#test/factories.ts';
import { isOnEmbedded } from '#test/tiers.ts';

const log = logTo('silent');

/** An office that did five things, and what somebody does who gets around every rule of the database. */
async function situation(database: Database) {
  const person = await madePerson(database);
  const clientId = await madeClient(database, person);
  const act = (name: string) =>
    database.as(person, (tx) => recordAct(tx, person, 'dossier uploaded', { name, clientId }));
  for (const name of ['een', 'twee', 'drie', 'vier', 'vijf']) await act(name);
  const exported = async () => (await exportedAnswer(database, person.organisationName, log)).out;
  await sql`alter table audit_entry no force row level security`.execute(database.kysely);
  await sql`alter table audit_seal no force row level security`.execute(database.kysely);
  await sql`alter table audit_entry disable trigger user`.execute(database.kysely);
  return { person, clientId, act, exported, ofOurs: sql`organisation_id = ${person.organisationId}` };
}

const verdictOn = (text: string, earlier: string | null = null) => verifiedAnswer(text, earlier);

describe.each(ownDatabaseKinds)('the chain of the audit log on $name', ({ use }) => {
  const open = use();

  it('is whole after acts, sealings at the same time, and more acts; an earlier export is its beginning', async () => {
    const database = await open();
    const { person, act, exported } = await situation(database);
    await Promise.all([1, 2, 3].map(() => sealAll(database, person.organisationId, log)));
    const earlier = await exported();
    await act('zes');
    const later = await exported();
    expect(chainIn(later)?.links.map(({ entry }) => entry?.objectName)).toEqual([
      'een',
      'twee',
      'drie',
      'vier',
      'vijf',
      'zes',
    ]);
    expect(verdictOn(later, earlier)).toMatchObject({ exitCode: 0, out: expect.stringMatching(/^In orde: 6 regels/) });
  });

  it('takes in what was done since a clock was ahead, and while one was behind', async () => {
    const database = await open();
    const { act, exported, person } = await situation(database);
    await exported();
    await sql`update audit_seal set sealed_on = now() + interval '400 days'`.execute(database.kysely);
    await act('daarna');
    const seal = logSealer(database, log, () => Promise.resolve([person.organisationId]));
    const linkCount = async () => (await database.as('operator', (tx) => chainOf(tx, person.organisationId))).length;
    await seal();
    expect(await linkCount()).toBe(6);
    await act('en toen');
    expect(chainIn(await exported())?.links.at(-1)?.entry?.objectName).toBe('en toen');
  });

  it.each([
    [
      'an entry that was deleted',
      sql`delete from audit_entry where object_name = 'drie'`,
      /regel 3: de handeling is verwijderd/,
    ],
    [
      'another action',
      sql`update audit_entry set action = 'signed in' where object_name = 'drie'`,
      /regel 3 is gewijzigd/,
    ],
    [
      'another moment',
      sql`update audit_entry set happened_on = happened_on - interval '1 microsecond' where object_name = 'drie'`,
      /regel 3 is gewijzigd/,
    ],
    [
      'another name',
      sql`update audit_entry set holder_name = 'iemand anders' where object_name = 'drie'`,
      /regel 3: de namen zijn gewijzigd/,
    ],
    [
      'an entry and its link that were deleted',
      sql`with gone as (delete from audit_entry where object_name = 'drie' returning id)
      delete from audit_seal where entry_id in (select id from gone)`,
      /regel 3 ontbreekt in de keten/,
    ],
  ])('tells of %s', async (_what, tampering, words) => {
    const database = await open();
    const { exported } = await situation(database);
    await exported();
    await tampering.execute(database.kysely);
    expect(verdictOn(await exported())).toMatchObject({ exitCode: 1, error: expect.stringMatching(words) });
  });

  it('beside an earlier export tells of an end that was taken away, or a chain that was made anew', async () => {
    const database = await open();
    const { exported, ofOurs } = await situation(database);
    const earlier = await exported();
    await sql`delete from audit_entry where object_name = 'vijf'`.execute(database.kysely);
    await sql`delete from audit_seal where number = 5 and ${ofOurs}`.execute(database.kysely);
    const cut = await exported();
    expect(verdictOn(cut)).toMatchObject({ exitCode: 0 });
    expect(verdictOn(cut, earlier)).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/de eerste 5 regels zijn niet/),
    });
    await sql`delete from audit_seal where ${ofOurs}`.execute(database.kysely);
    expect(verdictOn(await exported(), earlier)).toMatchObject({ exitCode: 1 });
  });

  it('begins later once the oldest are past their term, says so, and is the end of an earlier export', async () => {
    const database = await open();
    const { person, act, exported, ofOurs } = await situation(database);
    await sql`update audit_entry set happened_on = now() - interval '26 months'
      where ${ofOurs} and object_name in ('een', 'twee')`.execute(database.kysely);
    await sql`update audit_entry set happened_on = now() - interval '23 months'
      where ${ofOurs} and object_name = 'drie'`.execute(database.kysely);
    const earlier = await exported();
    const shorten = () => database.as(operator, (tx) => shortenLog(tx, person.organisationId, recordAct));
    // Sealed a moment ago: what says that it is old may be a clock that is wrong.
    expect(await shorten()).toBe(0);
    await sql`update audit_seal set sealed_on = now() - interval '26 months' where ${ofOurs} and number < 4`.execute(
      database.kysely,
    );
    expect(await shorten()).toBe(2);
    await act('zes');
    const later = await exported();
    expect(chainIn(later)?.links.map(({ number, entry }) => [number, entry?.objectName.split(' (')[0]])).toEqual([
      [3, 'drie'],
      [4, 'vier'],
      [5, 'vijf'],
      [6, 'tot en met regel 2'],
      [7, 'zes'],
    ]);
    expect(verdictOn(later, earlier)).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/Regel 1 tot en met 2 zijn na hun bewaartermijn gewist/),
    });
    expect(verdictOn(await exported(), later)).toMatchObject({ exitCode: 0 });
    expect(await shorten()).toBe(0);
    await sql`delete from audit_entry where object_name = 'drie'`.execute(database.kysely);
    expect(verdictOn(await exported())).toMatchObject({ exitCode: 1, error: expect.stringMatching(/regel 3/) });
  });

  it('loses nothing that is younger than its term, whoever tries', async () => {
    const database = await open();
    const { person, exported } = await situation(database);
    await exported();
    const rows = async (table: 'audit_entry' | 'audit_seal') =>
      (await database.as(operator, (tx) => tx.selectFrom(table).select('organisation_id').execute())).length;
    const before = [await rows('audit_entry'), await rows('audit_seal')];
    await sql`alter table audit_entry force row level security`.execute(database.kysely);
    await sql`alter table audit_seal force row level security`.execute(database.kysely);
    const worker = { kind: 'worker', organisationId: person.organisationId } as const;
    for (const actor of [person, worker, operator, gate]) {
      await database.as(actor, (tx) => tx.deleteFrom('audit_entry').execute());
      await database.as(actor, (tx) => tx.deleteFrom('audit_seal').execute());
    }
    expect([await rows('audit_entry'), await rows('audit_seal')]).toEqual(before);
  });

  it('stays whole when an employer is erased: its names and what could confirm them are gone', async () => {
    const database = await open();
    const { person, clientId, exported } = await situation(database);
    const earlier = await exported();
    await database.as(person, (tx) => erasedClient(tx, person.organisationId, clientId));
    const later = await exported();
    expect(later).not.toContain('"drie"');
    expect(chainIn(later)?.links.map(({ namesSalt }) => namesSalt)).toEqual([null, null, null, null, null]);
    expect(verdictOn(later, earlier)).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/Van 5 zijn de namen gewist/),
    });
  });
});

describe.runIf(isOnEmbedded)('a file of the log', () => {
  it('that is cut off, changed or something else is told', () => {
    expect(verifiedAnswer('iets anders', null)).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/geen logboek/),
    });
    const header = { evenwicht: 'logboek', organisation: { id: 'o', name: 'O' }, madeOn: '', count: 2, hash: 'x' };
    expect(verifiedAnswer(`${JSON.stringify(header)}\n`, null)).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/niet heel/),
    });
  });
});
