import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { orderKey } from '#api/list-words.ts';
import { recordAct } from '#server/audit/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { isOutdated } from '#server/dossiers/kept-data-store.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseOf, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';
import { keptDataTypes } from '#server/platform/database/kept-file.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { madeOrganisation, madePerson, operator, storedOpen } from '#test/factories.ts';
import { postgresServer } from '#test/postgres-server.ts';
import { migrateTo } from '#test/server/migrate-to.ts';

type Step = () => Promise<unknown>;

const kinds: readonly { name: string; open: (after: Step[]) => Promise<Database> }[] = [
  { name: 'the embedded database', open: async () => databaseOf(await PGlite.create(embeddedOptions)) },
  ...[postgresServer]
    .filter((start) => start !== null)
    .map((start) => ({
      name: 'PostgreSQL',
      open: async (after: Step[]) => {
        const server = await start();
        after.push(() => server.stop());
        return serverDatabase(await server.newDatabase(), () => {});
      },
    })),
];

/** An employer as it was stored before lists had texts to search and order by. */
async function earlierClient(database: Database, adviser: Person): Promise<string> {
  const { rows } = await database.as(adviser, (tx) =>
    sql<{ id: string }>`insert into client (organisation_id, name, kvk_number, reference, contact_name, contact_email)
      values (${adviser.organisationId}, 'Café 9', '12345678', '', 'Bo', '') returning id`.execute(tx),
  );
  return rows[0]?.id ?? '';
}

describe.each(kinds)('an older database on $name', ({ open }) => {
  const after: Step[] = [];
  afterEach(async () => {
    for (const step of after.splice(0).toReversed()) await step();
  });

  async function opened(): Promise<Database> {
    const database = await open(after);
    after.push(() => database.close());
    return database;
  }

  it('of before entries told the employer of who did something is told it, so that erasing finds them', async () => {
    const database = await opened();
    await migrateTo(database, '0012-style-of-report');
    const organisation = await madeOrganisation(database);
    const adviser = await madePerson(database, { organisation });
    const clientId = await earlierClient(database, adviser);
    const employer = await madePerson(database, { organisation, clientId, role: 'employer' });
    const stranger = await madePerson(database, { role: 'adviser' });
    for (const { organisationId, holderId, holderName } of [adviser, employer, stranger]) {
      const who = { organisationId, holderId, holderName, address: '192.0.2.1' };
      await database.as(operator, (tx) => recordAct(tx, who, 'signed in', { name: holderName }));
    }
    await migrate(database);
    const entries = () =>
      database.as(operator, (tx) =>
        tx.selectFrom('audit_entry').select(['holder_name', 'object_name', 'address', 'client_id']).execute(),
      );
    const asLeft = ({ holderName }: { holderName: string }, ofClient: string | null) => ({
      holder_name: holderName,
      object_name: holderName,
      address: '192.0.2.1',
      client_id: ofClient,
    });
    const [ofAdviser, ofEmployer, ofStranger] = [
      asLeft(adviser, null),
      asLeft(employer, clientId),
      asLeft(stranger, null),
    ];
    expect(new Set(await entries())).toEqual(new Set([ofAdviser, ofEmployer, ofStranger]));
    await database.as(adviser, (tx) => erasedClient(tx, organisation.id, clientId));
    const forgotten = { holder_name: 'gewist', object_name: 'gewist', address: null, client_id: clientId };
    expect(new Set(await entries())).toEqual(new Set([ofAdviser, forgotten, ofStranger]));
  });

  it('of before long lists came by page has its rows found and in order', async () => {
    const database = await opened();
    await migrateTo(database, '0022-invite-advisers');
    const adviser = await madePerson(database);
    const clientId = await earlierClient(database, adviser);
    await database.as(adviser, (tx) =>
      sql`insert into dossier (organisation_id, client_id, name, input_sha256)
        values (${adviser.organisationId}, ${clientId}, 'Één 10', 'x')`.execute(tx),
    );
    await migrate(database);
    const [client, dossier] = await database.as(adviser, async (tx) => [
      await tx.selectFrom('client').select(['name_order', 'contact_order', 'search_text']).executeTakeFirst(),
      await tx.selectFrom('dossier').select(['name_order', 'search_text']).executeTakeFirst(),
    ]);
    expect(client).toEqual({
      name_order: orderKey('Café 9'),
      contact_order: orderKey('Bo'),
      search_text: 'cafe 9 12345678  bo ',
    });
    expect(dossier).toEqual({ name_order: orderKey('Één 10'), search_text: 'een 10' });
    const { rows } = await sql`select relname from pg_class where relname in ('client', 'dossier')
      and not relforcerowsecurity`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  it('of before results were kept for the screens keeps its files, and takes what is kept now', async () => {
    const database = await opened();
    await migrateTo(database, '0022-invite-advisers');
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    const clientId = await earlierClient(database, adviser);
    const { rows } = await database.as(adviser, (tx) =>
      sql<{ id: string }>`insert into dossier (organisation_id, client_id, name, status, input_sha256)
        values (${organisationId}, ${clientId}, 'Oud', 'Finished', 'x') returning id`.execute(tx),
    );
    const [{ id } = { id: '' }] = rows;
    await database.as(adviser, (tx) =>
      sql`insert into dossier_file (organisation_id, dossier_id, type, bytes, sha256)
        values (${organisationId}, ${id}, 'reportFile', ''::bytea, '')`.execute(tx),
    );
    await migrate(database);
    const isOld = () => database.as(adviser, (tx) => isOutdated(tx, organisationId, id));
    expect(await isOld()).toBe(true);
    const file = { organisation_id: organisationId, dossier_id: id, bytes: storedOpen(Buffer.from('')), sha256: '' };
    for (const type of keptDataTypes)
      await database.as(adviser, (tx) =>
        tx
          .insertInto('dossier_file')
          .values({ ...file, type, form_version: keptForms[type] })
          .execute(),
      );
    expect(await isOld()).toBe(false);
    const kept = await database.as(adviser, (tx) =>
      tx.selectFrom('dossier_file').select('type').where('form_version', 'is', null).execute(),
    );
    expect(kept).toEqual([{ type: 'reportFile' }]);
  });

  it('of a later version that only added is used as it is, with the rules of that version', async () => {
    const database = await opened();
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(
      database.kysely,
    );
    await sql`create policy later on dossier for select using (false)`.execute(database.kysely);
    await migrate(database);
    const { rows } = await sql`select from pg_policy where polname = 'later'`.execute(database.kysely);
    expect(rows).toHaveLength(1);
    expect((await madePerson(database)).role).toBe('adviser');
  });

  it('of a later version is refused in so many words, and left as it is', async () => {
    const database = await opened();
    await migrate(database);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(
      database.kysely,
    );
    await sql`comment on table kysely_migration is '9999-later'`.execute(database.kysely);
    await expect(migrate(database)).rejects.toThrow(
      new StartError('De database is bijgewerkt door een nieuwere versie van Evenwicht. Start die versie.'),
    );
  });
});
