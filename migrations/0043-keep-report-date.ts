import { sql, type Kysely } from 'kysely';

/** When the outcome of a dossier was calculated: its files are dated so, also when they are made again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column calculated_on timestamptz`.execute(db);
}
