import { sql, type Kysely } from 'kysely';

/** When somebody proved once more in a session who they are. Empty: since it began they did not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column proven_on timestamptz`.execute(db);
}
