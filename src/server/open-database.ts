import type { Config } from '#server/config.ts';
import type { Database } from '#server/platform/database.ts';
import { embeddedDatabase } from '#server/platform/embedded-database.ts';
import type { Log } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { serverDatabase } from '#server/platform/server-database.ts';

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const database =
    config.databaseUrl === null
      ? await embeddedDatabase(config.dataDirectory)
      : await serverDatabase(config.databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
