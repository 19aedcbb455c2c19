import { sql, type Kysely } from 'kysely';

/** Which dossiers take minutes: they leave a place for those that take a second. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column is_large boolean not null default false`.execute(db);
}
