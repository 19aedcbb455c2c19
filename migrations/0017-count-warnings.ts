import { sql, type Kysely } from 'kysely';

/** How many warnings a finished calculation gave; empty for what was calculated before they were counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column warning_count integer`.execute(db);
}
