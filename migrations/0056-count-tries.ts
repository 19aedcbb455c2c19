import { sql, type Kysely } from 'kysely';

/** What each sender tried as a code of a second factor. Empty: nothing that counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table second_factor add column tries jsonb not null default '{}'`.execute(db);
}
