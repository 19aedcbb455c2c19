import { sql, type Kysely } from 'kysely';

/** A fault that was reported counts apart from an attempt that vanished with its process, which may be no fault of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column faults integer not null default 0`.execute(db);
}
