import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors, type Database, takeAnyTime } from '#server/platform/database/database.ts';
import { type Tx } from '#server/platform/database/tx.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { gate, operator } from '#test/factories.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';

const patience = 50;

describe.skipIf(postgresServer === null)('the connections to PostgreSQL', () => {
  let server: PostgresServer;
  let database: Database;
  beforeAll(async () => {
    if (postgresServer === null) return;
    server = await postgresServer();
    const address = await server.newDatabase();
    database = await serverDatabase(`${address}&options=-c%20TimeZone%3DAsia/Tokyo`, () => {});
    await sql`create role ${sql.id(database.appRole)}`.execute(database.kysely);
    await sql`grant ${sql.id(database.appRole)} to current_user`.execute(database.kysely);
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  const settings = async (tx: Pick<Tx, 'getExecutor'>) => {
    const { rows } = await sql<{ jit: string; zone: string; limit: string }>`select current_setting('jit') as jit,
      current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit`.execute(tx);
    return rows[0];
  };
  const of = { jit: 'off', zone: 'Asia/Tokyo' };

  it('go without JIT, with the options of their address, and only calls have a time limit', async () => {
    expect(await database.as(gate, settings)).toEqual({ ...of, limit: '10s' });
    expect(await database.as(operator, settings)).toEqual({ ...of, limit: '0' });
    // Migrations, backup and restore.
    expect(await settings(database.kysely)).toEqual({ ...of, limit: '0' });
  });

  it('of the job queue go without JIT too', async () => {
    const { Client: Kind = Client, connectionString } = database.queueConnection;
    const client = new Kind(connectionString);
    await client.connect();
    expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }]);
    await client.end();
  });

  it('end a statement of a call that takes too long, and none of a job', async () => {
    const limited = actors(database.kysely, database.appRole, patience);
    const slow = (tx: Tx) => sql`select pg_sleep(${(4 * patience) / 1_000})`.execute(tx);
    await expect(limited.as(gate, slow)).rejects.toMatchObject({ code: '57014' });
    expect((await limited.as(operator, slow)).rows).toHaveLength(1);
    const unhurried = limited.as(gate, async (tx) => {
      await takeAnyTime(tx);
      return slow(tx);
    });
    expect((await unhurried).rows).toHaveLength(1);
  });
});
