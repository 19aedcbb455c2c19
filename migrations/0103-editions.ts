import { sql, type Kysely } from 'kysely';

/** Report and advice for others than the employer are kept beside the other files of a dossier. */
const editions = [
  `alter table dossier_file drop constraint dossier_file_type_check`,
  `alter table dossier_file add constraint dossier_file_type_check
    check (type in ('inputFile', 'outputFile', 'reportFile', 'adviceFile', 'transitionPlanFile',
      'consentFile', 'annexFile', 'employeesReportFile', 'employeesAdviceFile', 'withoutPeopleFile', 'errorFile',
      'screenResult', 'statutoryEffects', 'whatIfInput', 'participantNumbers', 'findings', 'findingPlaces'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of editions) await sql.raw(statement).execute(db);
}
