import { sql, type Kysely } from 'kysely';

/** In which house style the files of a dossier were made; empty while they are not, or were made before this was kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column style_key text`.execute(db);
}
