import { sql, type Kysely } from 'kysely';

/**
 * With a dossier is kept what the screens are made of: its result, the input for what-ifs, and what was found in its
 * file, with and without the values of cells; each with the version of its form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier_file
    drop constraint dossier_file_type_check,
    add constraint dossier_file_type_check check (type in ('inputFile', 'outputFile', 'reportFile', 'errorFile',
      'screenResult', 'whatIfInput', 'findings', 'findingPlaces')),
    add column form_version integer`.execute(db);
}
