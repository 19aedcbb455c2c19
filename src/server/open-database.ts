import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database.ts';
import { damagedDatabase, embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import type { Log } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { serverDatabase } from '#server/platform/server-database.ts';
import { StartError } from '#server/platform/start-error.ts';

const insufficientPrivilege = '42501';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await embeddedDatabase(config.dataDirectory)
      : await serverDatabase(
          config.databaseUrl,
          (error) => log.warn({ err: error }, 'database connection lost'),
          config.databaseLimit,
        );
  try {
    await migrate(database);
    return database;
  } catch (cause) {
    await database.close();
    const { code } = cause as { code?: string };
    if (config.databaseUrl === null && isDamage(cause as Error, code))
      throw damagedDatabase(config.dataDirectory, cause);
    if (code !== insufficientPrivilege) throw cause;
    throw new StartError(
      'De databasegebruiker van DATABASE_URL mist een recht: hij moet eigenaar zijn van de database en van alle tabellen erin, en CREATEROLE hebben.',
      { cause },
    );
  }
}

/** What PostgreSQL says of files that are not what it wrote (classes 58 and XX), or the library when it falls over them. */
const isDamage = ({ name }: Error, code = ''): boolean => /^(58|XX)/.test(code) || name === 'RuntimeError';
