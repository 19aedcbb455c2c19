import { sql, type Kysely } from 'kysely';

/**
 * What an organisation, and each employer of it, may use at most, where the provider chose so; empty: the standard of the
 * program.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const whose of ['maximum', 'employer'])
    for (const limit of ['megabytes', 'open_dossiers', 'uploads_per_minute']) {
      const column = sql.ref(`${whose}_${limit}`);
      await sql`alter table organisation add column ${column} integer check (${column} > 0)`.execute(db);
    }
}
