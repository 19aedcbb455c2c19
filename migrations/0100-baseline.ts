import { sql, type Kysely } from 'kysely';
import { dossierTables } from '#migrations/baseline-dossiers.ts';
import { officeTables } from '#migrations/baseline-offices.ts';
import { peopleTables, sessionFunctions } from '#migrations/baseline-people.ts';
import { triggers } from '#migrations/baseline-triggers.ts';

/** The whole schema; who sees which rows is in `src/server/platform/database/row-rules.ts`. Lower numbers were of trial versions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...peopleTables, ...sessionFunctions, ...dossierTables, ...officeTables, ...triggers])
    await sql.raw(statement).execute(db);
}
