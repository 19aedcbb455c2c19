import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dutchDay } from '#api/dutch-time.ts';
import { dossierListFacts } from '#server/dossiers/page-store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { houseStyle, storeLogo } from '#server/house-style/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, uniqueName, zipBytes } from '#test/factories.ts';
import { dossiers } from '#test/whole-list.ts';

/** Statements on all dossiers, or on one: what a list shows, and what it does not. */
const changes = [
  sql`update dossier set name = name || '!', name_order = name_order || '!'`,
  sql`update dossier set status = 'Finished', finding_count = 1`,
  sql`update dossier set status = 'FailedWithError', status_reason = 'x'`,
  sql`update dossier set status = 'Submitted', heartbeat_on = null`,
  sql`update dossier set heartbeat_on = now() - interval '1 minute'`,
  sql`update dossier set heartbeat_on = now() + interval '1 minute', rows_read = rows_read + 1`,
  sql`update dossier set warning_count = coalesce(warning_count, 0) + 1`,
  sql`update dossier set style_key = 'other', is_restyling = not is_restyling`,
  sql`update dossier set created_on = created_on - interval '1 day'`,
  sql`update dossier set last_download_on = now()`,
  sql`update dossier set input_sha256 = 'the same'`,
  sql`update dossier set erased_on = now()`,
  sql`update dossier set is_example = not is_example`,
  sql`update dossier set archived_on = case when archived_on is null then now() end`,
  sql`update dossier set archived_on = now() where status = 'FailedWithError'`,
  sql`update client set name = name || '!'`,
  sql`delete from dossier_file where type = 'inputFile'`,
  sql`insert into retention (organisation_id, days) select organisation_id, 30 from organisation
    on conflict (organisation_id) do update set days = retention.days + 1`,
  sql`insert into house_style (organisation_id, name, primary_colour, accent_colour, contact_line)
    select organisation_id, 'Stijl', '1F4E79', 'C55A11', '' from organisation on conflict (organisation_id)
    do update set contact_line = house_style.contact_line || 'x'`,
  sql`delete from logo`,
];

describe.each(databaseKinds)('the state of a list on $name', ({ use }) => {
  const open = use();

  async function situation() {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    const { organisationId } = person;
    const add = (tx: Tx) =>
      insertDossier(tx, {
        organisationId,
        clientId,
        name: uniqueName('Dossier'),
        bytes: zipBytes(),
        sha256: 'the same',
        uploadKey: null,
        isExample: false,
      });
    const facts = (tx: Tx) => dossierListFacts(tx, organisationId, clientId);
    const seen = (database_: Database = database) =>
      database_.as(person, async (tx) => {
        const found = await facts(tx);
        if (found === null) throw new Error('no client');
        const { state, styleState, ...shown } = found;
        const all = await dossiers(tx, organisationId, clientId, { archived: true });
        const documents = await dossiers(tx, organisationId, clientId, { archived: false });
        expect(documents).toEqual(all.filter(({ archivedOn }) => archivedOn === null));
        const running = all.filter(({ calculationStatus }) => ['Submitted', 'Unknown'].includes(calculationStatus));
        expect(shown).toMatchObject({
          total: documents.length,
          archivedCount: all.length - documents.length,
          isCalculating: running.length > 0,
          hasFileErrors: documents.some(({ calculationStatus }) => calculationStatus === 'FailedWithError'),
        });
        const { changed_on: _, ...style } = { changed_on: 0, ...(await houseStyle(tx, organisationId)) };
        return { tag: [found.name, state, styleState].join('/'), text: JSON.stringify([shown, all, style]) };
      });
    return { database, person, clientId, add, seen, facts };
  }

  it('is another one as soon as anything that the list shows is', async () => {
    const { database, person, clientId, add, seen } = await situation();
    const { organisationId } = person;
    const logo = { type: 'png' as const, bytes: zipBytes(), width: 1, height: 1 };
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constant(add) },
      fc.constant((tx: Tx) => storeLogo(tx, organisationId, { ...logo, bytes: zipBytes() })),
      fc.constant(async (tx: Tx) => {
        const [first] = await dossiers(tx, organisationId, clientId, { archived: true });
        if (first !== undefined) await tx.deleteFrom('dossier').where('id', '=', first.id).execute();
      }),
      { weight: 12, arbitrary: fc.constantFrom(...changes).map((change) => (tx: Tx) => change.execute(tx)) },
    );
    const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (transactions) => {
        let before = await seen();
        for (const transaction of transactions) {
          await database.as(person, async (tx) => {
            for (const change of transaction) await change(tx);
          });
          const after = await seen();
          if (after.text !== before.text) expect(after.tag).not.toBe(before.tag);
          before = after;
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is of the day: what is late today was not yesterday', async () => {
    const { database, person, facts } = await situation();
    const found = await database.as(person, facts);
    expect(found?.state.split(' ')).toContain(dutchDay(new Date()));
  });

  it('stays as it is while a calculation only goes on', async () => {
    const { database, person, add, seen } = await situation();
    await database.as(person, add);
    const before = await seen();
    await database.as(person, (tx) =>
      sql`update dossier set heartbeat_on = now(), phase = 'reading', rows_read = 5, claim = claim + 1`.execute(tx),
    );
    expect((await seen()).tag).toBe(before.tag);
  });

  it('counts what people add and delete at the same time', async () => {
    const { database, person, add, seen } = await situation();
    const first = await Promise.all(Array.from({ length: 4 }, () => database.as(person, add)));
    await Promise.all([
      ...Array.from({ length: 4 }, () => database.as(person, add)),
      ...first.slice(1).map((id) =>
        database.as(person, (tx) =>
          tx
            .deleteFrom('dossier')
            .where('id', '=', id ?? '')
            .execute(),
        ),
      ),
      database.as(person, (tx) => sql`update dossier set status = 'Finished'`.execute(tx)),
    ]);
    expect(JSON.parse((await seen()).text)[0]).toMatchObject({ total: 5 });
  });

  it('goes with its employer, and is of the own employer only', async () => {
    const { database, person, clientId, add, facts } = await situation();
    await database.as(person, add);
    const other = await madePerson(database);
    const lists = (tx: Tx) => tx.selectFrom('dossier_list').select('client_id').distinct().execute();
    expect(await database.as(other, lists)).toEqual([]);
    const { numUpdatedRows } = await database.as(other, (tx) =>
      tx.updateTable('dossier_list').set({ total: 9 }).executeTakeFirstOrThrow(),
    );
    expect(numUpdatedRows).toBe(0n);
    expect(await database.as(person, lists)).toEqual([{ client_id: clientId }]);
    await database.as(person, (tx) => erasedClient(tx, person.organisationId, clientId));
    expect([await database.as(person, facts), await database.as(person, lists)]).toEqual([null, []]);
  });
});
