import { sql, type Kysely } from 'kysely';

/**
 * With which earlier dossier the report on the data of a dossier compares, where somebody chose it, and which was asked for in
 * the round that makes the files again. Null: the newest earlier one of the same scheme.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column earlier_dossier_id uuid, add column asked_earlier_id uuid`.execute(db);
}
