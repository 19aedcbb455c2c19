import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { type Database, type RoomLeft, actors, appRoleName } from '#server/platform/database/database.ts';
import { serverListener } from '#server/platform/notices/server-listener.ts';
import { LastingClient } from '#server/platform/prepared/lasting-client.ts';
import { preparingClient } from '#server/platform/prepared/preparing-client.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A transaction in which nothing happens for this long is ended, so that others get the rows they wait for. */
const standstillMilliseconds = 60_000;

/** A statement that a person asked for is ended after this long: nobody waits for its answer any more, and others need the connection. */
export const statementMilliseconds = 10_000;

/** The size of a database is asked at most this often: the server adds up all its files for it. */
const sizeMilliseconds = 60_000;
/** From this part of the limit on, room is narrow. */
const narrowPart = 0.8;

/** The room in a database that may become so many megabytes; null: as large as it likes. */
export function roomBelow(limit: number | null, sizeInMegabytes: () => Promise<number>): () => Promise<RoomLeft> {
  if (limit === null) return () => Promise.resolve('ample');
  let asked = { at: Number.NEGATIVE_INFINITY, size: Promise.resolve(0) };
  return async () => {
    const now = performance.now();
    if (now - asked.at >= sizeMilliseconds) asked = { at: now, size: sizeInMegabytes() };
    const { size } = asked;
    // What could not be asked is asked again, and not remembered for a minute.
    void size.catch(() => (asked = { ...asked, at: Number.NEGATIVE_INFINITY }));
    const megabytes = await size;
    if (megabytes >= limit) return 'none';
    return megabytes >= narrowPart * limit ? 'narrow' : 'ample';
  };
}

async function databaseMegabytes(kysely: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ megabytes: number }>`
    select (pg_database_size(current_database()) / 1048576.0)::float8 as megabytes`.execute(kysely);
  return rows[0]?.megabytes ?? 0;
}

/** Opens a PostgreSQL server (15 or newer) by its address. `limit`: megabytes that the database may become. */
export async function serverDatabase(
  connectionString: string,
  onConnectionLost: (error: Error) => void,
  limit: number | null = null,
): Promise<Database> {
  const pool = new Pool({
    Client: preparingClient(),
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: standstillMilliseconds,
  });
  // A connection that breaks is replaced.
  pool.on('connect', (connection) => connection.on('error', onConnectionLost));
  // The event of an idle connection is handled already.
  pool.on('error', () => {});
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const appRole = await appRoleName(kysely);
    return {
      kind: 'server',
      kysely,
      queueConnection: { connectionString, max: 5, Client: LastingClient },
      appRole,
      ...actors(kysely, appRole, statementMilliseconds),
      listen: serverListener(connectionString),
      roomLeft: roomBelow(limit, () => databaseMegabytes(kysely)),
      connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
      // Autovacuum does.
      sweep: () => Promise.resolve(),
      close: () => kysely.destroy(),
    };
  } catch (cause) {
    await kysely.destroy();
    // The address stays out of it: it may hold a password.
    const code = (cause as { code?: string }).code ?? 'onbekend';
    throw new StartError(`De database van DATABASE_URL is niet te openen (${code}).`, { cause });
  }
}
