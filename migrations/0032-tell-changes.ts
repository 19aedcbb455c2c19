import { sql, type Kysely } from 'kysely';

/** Of a variant, what it changes in words, each beside what it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table variant add column changes jsonb`.execute(db);
}
