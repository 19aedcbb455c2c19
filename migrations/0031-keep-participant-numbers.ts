import { sql, type Kysely } from 'kysely';

/** With a dossier are kept the personnel numbers of its participants, by which two dossiers are compared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier_file
    drop constraint dossier_file_type_check,
    add constraint dossier_file_type_check check (type in ('inputFile', 'outputFile', 'reportFile', 'errorFile',
      'screenResult', 'whatIfInput', 'participantNumbers', 'findings', 'findingPlaces'))`.execute(db);
}
