import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { ownDatabaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { asAdministrator, postgresProgram, postgresServer } from '#test/postgres-server.ts';

/** Rights and policies as the database tells them, with the name of the role left out. */
async function rulesIn({ kysely, appRole }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' | ', tablename, policyname, cmd, roles, qual, with_check) as line from pg_policies
    union all select concat_ws(' | ', relname, relrowsecurity, relforcerowsecurity) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
    union all select concat_ws(' | ', table_name, privilege_type) from information_schema.role_table_grants
      where grantee = ${appRole} and table_schema = 'public'
    union all select concat_ws(' | ', table_name, column_name, privilege_type)
      from information_schema.role_column_grants where grantee = ${appRole} and table_schema = 'public'`.execute(
    kysely,
  );
  return rows.map(({ line }) => line.replaceAll(appRole, 'ROLE')).sort();
}

const after: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of after.splice(0).toReversed()) await step();
});

describe.each(ownDatabaseKinds)('the rules of the rows on $name', ({ use }) => {
  const open = use();

  it('stay untouched by a start when they hold', async () => {
    const database = await open();
    const policies = async () =>
      (await sql<{ oid: number }>`select oid from pg_policy order by oid`.execute(database.kysely)).rows;
    const before = await policies();
    await migrate(database);
    expect(await policies()).toEqual(before);
  });

  it.each([
    ['its role and all that was granted to it', (role: string) => [`drop owned by ${role}`, `drop role ${role}`]],
    ['one policy', () => ['drop policy seen on client']],
    ['a rule that somebody opened', () => ['drop policy seen on client', 'create policy seen on client using (true)']],
    ['a policy that somebody added', () => ['create policy more on dossier for select to public using (true)']],
    ['one right', (role: string) => [`revoke update on holder from ${role}`]],
    ['a right too many', (role: string) => [`grant delete on decision to ${role}`]],
    ['row-level security', () => ['alter table dossier no force row level security']],
  ])('are made again at a start after a database lost %s', async (_what, statements) => {
    const database = await open();
    const before = await rulesIn(database);
    for (const statement of statements(database.appRole)) await sql.raw(statement).execute(database.kysely);
    expect(await rulesIn(database)).not.toEqual(before);
    await migrate(database);
    expect(await rulesIn(database)).toEqual(before);
  });
});

describe.runIf(postgresServer !== null)('a dump by the programs of PostgreSQL', () => {
  it('starts under another name on a server that knows none of its roles, by several processes at once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-dump-'));
    after.push(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
    const file = join(folder, 'dump.sql');
    const { rules, adviser, clientId } = await dumped(file);

    const server = await postgresServer!();
    after.push(() => server.stop());
    const address = await server.newDatabase();
    // Goes on after each policy and right of the role that is not there, as it does for an administrator.
    postgresProgram('psql', ['--quiet', '--file', file, address]);
    const databases = await Promise.all([1, 2, 3].map(() => serverDatabase(address, () => {})));
    after.push(() => Promise.all(databases.map((database) => database.close())));
    await Promise.all(databases.map(migrate));
    const [database] = databases;
    expect(await rulesIn(database!)).toEqual(rules);
    const seen = await database!.as(adviser, (tx) => tx.selectFrom('client').select('id').execute());
    expect(seen).toEqual([{ id: clientId }]);
  });

  it('that belongs to another user is refused with the remedy', async () => {
    const server = await postgresServer!();
    after.push(() => server.stop());
    const address = await server.newDatabase();
    const made = await serverDatabase(asAdministrator(server, address), () => {});
    after.push(() => made.close());
    await migrate(made);
    const opened = openDatabase({ ...configOf({}), databaseUrl: address }, logTo('info', new PassThrough()));
    await expect(opened).rejects.toThrow(/^De databasegebruiker van DATABASE_URL mist een recht: hij moet eigenaar/);
  });

  /** A database with two employers of two organisations, dumped; it is gone after that, and so is its role. */
  async function dumped(file: string) {
    const server = await postgresServer!();
    const address = await server.newDatabase();
    const database = await serverDatabase(address, () => {});
    await migrate(database);
    const adviser = await madePerson(database);
    const clientId = await madeClient(database, adviser);
    await madeClient(database, await madePerson(database));
    const rules = await rulesIn(database);
    await database.close();
    postgresProgram('pg_dump', ['--no-owner', '--file', file, asAdministrator(server, address)]);
    await server.stop();
    return { rules, adviser, clientId };
  }
});
