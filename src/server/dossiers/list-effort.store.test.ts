import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { deskReasons, deskSize } from '#api/desk.ts';
import { dossierListPageSchema } from '#api/dossiers.ts';
import { answeredLists } from '#server/dossiers/answered-lists.ts';
import { contractEnds, deskDossiers, dueSteps } from '#server/dossiers/desk/desk-store.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { fillList, rowsRead } from '#test/long-list.ts';
import { dossiers } from '#test/whole-list.ts';

const size = 1_000;

// Each row is shown with the first dossier that has the same file. Where that one is found by walking through the list, a
// list of 10,000 asks for fifty million rows: minutes, in which the screen stays empty until the call is cut off.
describe.each(databaseKinds)('a long list on $name', ({ use }) => {
  const open = use();

  it.each([
    ['every file once', sql`md5(number::text)`],
    ['the same file everywhere', sql`'the same'`],
  ])('looks at some rows per dossier and not at all of them, with %s', async (_, sha256) => {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    const read = await database.as(person, async (tx) => {
      await fillList(tx, clientId, size, sha256);
      const before = await rowsRead(tx);
      expect(await dossiers(tx, person.organisationId, clientId, { archived: false })).toHaveLength(size);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeGreaterThanOrEqual(size);
    expect(read).toBeLessThanOrEqual(5 * size);
  });

  it('is answered as a whole in several transactions, in order', async () => {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    await database.as(person, (tx) => fillList(tx, clientId, size, sql`'the same'`));
    const as = vi.fn(database.as.bind(database)) as typeof database.as;
    const answered = answeredLists({ houseStyle, database: { ...database, as } });
    const query = dossierListPageSchema.parse({});
    const { list } = await answered(person, { clientId, query, known: undefined });
    expect(as).toHaveBeenCalledTimes(2);
    const numbers = Array.from({ length: size }, (_, index) => size - index);
    expect(list?.documents.map(({ name, sameFileAs }) => [name, sameFileAs])).toEqual(
      numbers.map((number) => [`Dossier ${number}`, number === size ? null : `Dossier ${size}`]),
    );
  });
});

describe.each(databaseKinds)('the desk of an office with a long list on $name', ({ use }) => {
  const open = use();

  it('looks at the rows that it shows, and not at the others', async () => {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    const read = await database.as(person, async (tx) => {
      await sql`insert into dossier (organisation_id, client_id, name, name_order, search_text, input_sha256, status,
          created_on, erased_on, contract_end) select organisation_id, id, 'Dossier ' || number, '', '', md5(number::text),
          case when number % 50 = 0 then 'FailedWithError' else 'Finished' end, now() - number * interval '1 hour',
          case when number > 700 then now() end, '2027-01-01'::date + number
        from client, generate_series(1, ${size}::integer) as number where client.id = ${clientId}`.execute(tx);
      await database.become(tx, { kind: 'worker', organisationId: person.organisationId });
      await sql`insert into planned_step (organisation_id, dossier_id, place, step, day, who, is_ticked)
        select organisation_id, id, place, 'offers', '2027-06-01'::date + (place * 300), '{employer}', false
        from dossier, generate_series(0, 4) as place where client_id = ${clientId}`.execute(tx);
      await database.become(tx, person);
      // What statistics of a large table lead to: a table this small is read as a whole and sorted otherwise.
      for (const way of ['seqscan', 'bitmapscan', 'hashagg', 'sort'])
        await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(tx);
      const before = await rowsRead(tx);
      // How many run is bounded by limits.
      for (const reason of deskReasons.filter((one) => one !== 'running'))
        await deskDossiers(tx, person, reason, deskReasons.length * deskSize.ofReason);
      expect(await contractEnds(tx, person, '2027-06-01')).toHaveLength(deskSize.contracts);
      expect(await dueSteps(tx, person, '2027-06-01')).toHaveLength(1);
      return (await rowsRead(tx)) - before;
    });
    expect(read).toBeGreaterThan(0);
    expect(read).toBeLessThanOrEqual(size / 10);
  });
});
