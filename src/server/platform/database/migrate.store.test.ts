import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { bareLite } from '#test/kept-database.ts';
import { databaseOf } from '#server/platform/embedded/embedded-database.ts';
import { migrate, refuseTrial } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { madePerson } from '#test/factories.ts';
import { postgresServer } from '#test/postgres-server.ts';
import { isOnEmbedded } from '#test/tiers.ts';

type Step = () => Promise<unknown>;

const kinds: readonly { name: string; open: (after: Step[]) => Promise<Database> }[] = [
  ...(isOnEmbedded ? [{ name: 'the embedded database', open: async () => databaseOf(await bareLite()) }] : []),
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

describe.each(kinds)('a database on $name', ({ open }) => {
  const after: Step[] = [];
  afterEach(async () => {
    for (const step of after.splice(0).toReversed()) await step();
  });

  async function opened(): Promise<Database> {
    const database = await open(after);
    after.push(() => database.close());
    return database;
  }

  it('of a trial version is refused in so many words, and left as it is', async () => {
    const database = await opened();
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      database.kysely,
    );
    await sql`insert into kysely_migration values ('0001-create-app-role', ''), ('0057-try-again-later', '')`.execute(
      database.kysely,
    );
    const state = async () =>
      (
        await sql`select (select array_agg(relname order by oid) from pg_class) as tables,
          (select array_agg(rolname order by oid) from pg_roles
            where starts_with(rolname, left(current_database(), 48))) as roles,
          (select array_agg(name::text) from kysely_migration) as migrations`.execute(database.kysely)
      ).rows;
    const found = await state();
    await expect(refuseTrial(database, 'De database')).rejects.toThrow(
      new StartError(
        'De database is gemaakt met een proefversie van Evenwicht: exporteer daar, en begin hier opnieuw. Er is niets veranderd.',
      ),
    );
    expect(await state()).toEqual(found);
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
