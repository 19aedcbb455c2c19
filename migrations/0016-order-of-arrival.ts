import { sql, type Kysely } from 'kysely';

/**
 * Lists are in the order in which things came. A clock alone does not tell it: two rows can have the same time (the
 * embedded database counts in milliseconds, `now()` is the same for a whole transaction), and an id is random. What came
 * first has the lower number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['access_code', 'audit_entry', 'contact_message', 'dossier'])
    await sql`alter table ${sql.table(table)} add column arrival bigint generated always as identity`.execute(db);
}
