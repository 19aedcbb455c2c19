import { requireRestored } from '#server/backup/empty-data-folder.ts';
import { migrationLevel } from '#server/backup/backup-store.ts';
import { keepErasureList } from '#server/backup/keep-erasure-list.ts';
import type { Config } from '#server/assembly/config.ts';
import { openedVault } from '#server/assembly/open-vault.ts';
import { namedAddress } from '#server/vault/running-process-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { damagedDatabase, embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { keepOlderDatabase } from '#server/platform/embedded/older-database.ts';
import type { Log } from '#server/platform/log.ts';
import { isOlder, migrate, newestMigration, refuseTrial } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { withVault } from '#server/platform/database/vault.ts';

const insufficientPrivilege = '42501';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const database = await openUnchanged(config, log);
  try {
    if (config.databaseUrl === null && (await isOlder(database.kysely))) keepOlderDatabase(config.dataDirectory);
    await migrate(database);
    const vault = await openedVault(config, database, log);
    return vault === null ? database : withVault(database, vault);
  } catch (cause) {
    await database.close();
    throw openingFault(config, cause);
  }
}

/**
 * The same database, which keeps a list of what is erased and revoked, in a server and in commands alike. A process that
 * has a data folder of its own keeps it; of several, each would miss acts of others.
 */
export async function withErasureList(config: Config, database: Database, log: Log): Promise<Database> {
  const hasOwnFolder = config.role === 'all' && (config.databaseUrl === null || config.signingKeys === null);
  return hasOwnFolder ? keepErasureList(database, config.dataDirectory, log) : database;
}

/** Opens the configured database as it is. */
export async function openUnchanged(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === null) requireRestored(config.dataDirectory);
  const database = await openForRestore(config, log);
  const place = config.databaseUrl === null ? `De database in ${config.dataDirectory}` : 'De database van DATABASE_URL';
  try {
    await refuseTrial(database, place);
    return database;
  } catch (cause) {
    await database.close();
    throw openingFault(config, cause);
  }
}

/** Throws unless this version brought the database up to date: a command of an operator is no moment for that. */
export async function requireCurrent({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  if ((await migrationLevel(kysely)) === newestMigration()) return;
  throw new StartError(
    'De database is niet bijgewerkt door deze versie van Evenwicht. Gebruik de opdracht van de versie die erop draait, of start deze versie eerst.',
  );
}

/** Opens the configured database, also while a backup is restored into it. */
export async function openForRestore(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === null) return embeddedDatabase(config.dataDirectory);
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  return serverDatabase(namedAddress(config.databaseUrl, config.masterKeys), onLost, config.databaseLimit);
}

/** What is wrong with a database that opened and cannot be used, in words when it is known. */
export function openingFault(config: Config, cause: unknown): unknown {
  const { code } = cause as { code?: string };
  if (config.databaseUrl === null && isDamage(cause as Error, code))
    return damagedDatabase(config.dataDirectory, cause);
  if (code !== insufficientPrivilege) return cause;
  return new StartError(
    'De databasegebruiker van DATABASE_URL mist een recht: hij moet eigenaar zijn van de database en van alle tabellen erin, en CREATEROLE hebben.',
    { cause },
  );
}

/** What PostgreSQL says of files that are not what it wrote (classes 58 and XX), or the library when it falls over them. */
const isDamage = ({ name }: Error, code = ''): boolean => /^(58|XX)/.test(code) || name === 'RuntimeError';
