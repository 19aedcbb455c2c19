import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { migratedLite } from '#test/kept-database.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';
import { isOnEmbedded } from '#test/tiers.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseOf } from '#server/platform/embedded/embedded-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { masterKeyOf, withVault } from '#server/platform/database/vault.ts';
import { type Vault } from '#server/platform/database/vault-keys.ts';

/** Files are sealed in every test, as they are in the embedded database and with a configured key. */
const testVault = (): Vault => ({ masterKeys: [masterKeyOf('a master key for tests, long enough')], isSealing: true });

export interface DatabaseKind {
  readonly name: string;
  /** Gives each test that asks the file's own migrated database, emptied; it is closed after the file. */
  readonly use: () => () => Promise<Database>;
}

/** The databases that the stores run on: `describe.each(databaseKinds)`. */
export const databaseKinds: readonly DatabaseKind[] = kindsWith(embeddedForWorker);

/** The same for tests that change tables, rules or rights, which others would then go without. */
export const ownDatabaseKinds: readonly DatabaseKind[] = kindsWith(embeddedForFile);

function kindsWith(embedded: DatabaseKind['use']): readonly DatabaseKind[] {
  return [
    ...(isOnEmbedded ? [{ name: 'the embedded database', use: embedded }] : []),
    ...[postgresServer]
      .filter((start) => start !== null)
      .map((start) => ({ name: 'PostgreSQL', use: () => postgresForFile(start) })),
  ];
}

export function embeddedForFile(): () => Promise<Database> {
  return emptiedBetween(async () => {
    const database = await openedSnapshot();
    return { database, close: () => database.close() };
  });
}

let ofWorker: Promise<Database> | null = null;

/** The embedded database that the files of one worker use after each other; it ends with the worker. */
export function embeddedForWorker(): () => Promise<Database> {
  return emptiedBetween(async () => {
    ofWorker ??= openedSnapshot();
    const database = await ofWorker;
    return { database, close: () => requireRules(database) };
  });
}

/** Refuses what a file left behind in a database that others use after it. */
async function requireRules({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relrowsecurity and not relforcerowsecurity
    union all select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`.execute(kysely);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(`without their rules after this file, which takes ownDatabaseKinds: ${names}`);
}

const openedSnapshot = async (): Promise<Database> => withVault(await databaseOf(await migratedLite()), testVault());

function postgresForFile(start: () => Promise<PostgresServer>): () => Promise<Database> {
  return emptiedBetween(async () => {
    const server = await start();
    const database = withVault(await serverDatabase(await server.newDatabase(), () => {}), testVault());
    await migrate(database);
    return {
      database,
      close: async () => {
        await database.close();
        await server.stop();
      },
    };
  });
}

interface Opened {
  readonly database: Database;
  readonly close: () => Promise<void>;
}

function emptiedBetween(start: () => Promise<Opened>): () => Promise<Database> {
  let opened: Opened | null = null;
  beforeAll(async () => {
    opened = await start();
  });
  afterAll(async () => {
    await opened?.close();
  });
  return async () => {
    if (opened === null) throw new Error('the database is not open yet');
    // Every other table refers to this one.
    await sql`truncate organisation cascade`.execute(opened.database.kysely);
    return opened.database;
  };
}
