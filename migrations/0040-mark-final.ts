import { sql, type Kysely } from 'kysely';

/**
 * Who marked the files of a dossier final, and when; and who did so of the round that makes them again. Null: the files say
 * that they are a concept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column final_by text, add column final_on timestamptz,
    add column asked_final_by text, add column asked_final_on timestamptz`.execute(db);
}
