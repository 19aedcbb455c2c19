import { sql, type Kysely } from 'kysely';

/** With a dossier is kept the report on its data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier_file
    drop constraint dossier_file_type_check,
    add constraint dossier_file_type_check check (type in ('inputFile', 'outputFile', 'reportFile', 'adviceFile',
      'transitionPlanFile', 'consentFile', 'dataReportFile', 'withoutPeopleFile', 'errorFile', 'screenResult',
      'statutoryEffects', 'whatIfInput', 'participantNumbers', 'findings', 'findingPlaces'))`.execute(db);
}
