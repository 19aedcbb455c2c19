import { sql, type Kysely } from 'kysely';

/**
 * Which variants stand in workbook and report of a dossier, and which were asked for in the round that makes them again:
 * lists of their ids. Null: none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column report_variants jsonb, add column asked_variants jsonb`.execute(db);
}
