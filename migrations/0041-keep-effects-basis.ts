import { sql, type Kysely } from 'kysely';

/** On which curve and set the effects of the law of a dossier stand, so that its list says where a newer one is offered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column effects_basis jsonb`.execute(db);
}
