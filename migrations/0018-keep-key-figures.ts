import { sql, type Kysely } from 'kysely';

/** The key figures of a finished calculation; empty for what was calculated before they were kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column key_figures jsonb`.execute(db);
}
