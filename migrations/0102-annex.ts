import { sql, type Kysely } from 'kysely';

/** The annex with own figures of years of birth is kept beside the other files of a dossier. */
const annexFile = [
  `alter table dossier_file drop constraint dossier_file_type_check`,
  `alter table dossier_file add constraint dossier_file_type_check
    check (type in ('inputFile', 'outputFile', 'reportFile', 'adviceFile', 'transitionPlanFile',
      'consentFile', 'annexFile', 'withoutPeopleFile', 'errorFile', 'screenResult', 'statutoryEffects', 'whatIfInput',
      'participantNumbers', 'findings', 'findingPlaces'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of annexFile) await sql.raw(statement).execute(db);
}
