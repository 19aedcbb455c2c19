import { sql, type Kysely } from 'kysely';

/** A decision that was taken back is kept, with who did that; screens and files are as without it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table decision add column taken_back_on timestamptz, add column taken_back_by text`.execute(db);
}
