import { sql, type Kysely } from 'kysely';

/** A finished dossier whose files are being made again: when that fails, it is finished as before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column is_restyling boolean not null default false`.execute(db);
}
