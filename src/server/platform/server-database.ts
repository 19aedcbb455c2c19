import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { actors, appRoleName, type Database } from '#server/platform/database.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Tables } from '#server/platform/tables.ts';

/** A transaction in which nothing happens for this long is ended, so that others get the rows they wait for. */
const standstillMilliseconds = 60_000;

/** Opens a PostgreSQL server (15 or newer) by its address. */
export async function serverDatabase(
  connectionString: string,
  onConnectionLost: (error: Error) => void,
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: standstillMilliseconds,
  });
  // A connection that breaks is replaced. Each emits an error event, and without a listener that ends the process.
  pool.on('connect', (connection) => connection.on('error', onConnectionLost));
  // The event of an idle connection is handled already.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const appRole = await appRoleName(kysely);
    return {
      kind: 'server',
      kysely,
      queueConnection: { connectionString, max: 5 },
      appRole,
      ...actors(kysely, appRole),
      close: () => kysely.destroy(),
    };
  } catch (cause) {
    await kysely.destroy();
    // The address stays out of it: it may hold a password.
    const code = (cause as { code?: string }).code ?? 'onbekend';
    throw new StartError(`De database van DATABASE_URL is niet te openen (${code}).`, { cause });
  }
}
