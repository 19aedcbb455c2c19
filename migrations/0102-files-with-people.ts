import { sql, type Kysely } from 'kysely';

/** The annex with own figures of years of birth is kept beside the other files of a dossier. */
const annexFile = [
  `alter table dossier_file drop constraint dossier_file_type_check`,
  `alter table dossier_file add constraint dossier_file_type_check
    check (type in ('inputFile', 'outputFile', 'reportFile', 'adviceFile', 'transitionPlanFile',
      'consentFile', 'annexFile', 'withoutPeopleFile', 'errorFile', 'screenResult', 'statutoryEffects', 'whatIfInput',
      'participantNumbers', 'findings', 'findingPlaces'))`,
];

/** Whether an employer sent it, who then has its people already: of earlier ones as the log says. */
const sentByEmployer = [
  `alter table dossier add column sent_by_employer boolean not null default false`,
  `update dossier set sent_by_employer = true where exists (select from audit_entry
    join holder on holder.organisation_id = audit_entry.organisation_id and holder.id = audit_entry.holder_id
    where audit_entry.organisation_id = dossier.organisation_id and audit_entry.dossier_id = dossier.id
      and audit_entry.action = 'dossier uploaded' and holder.role = 'employer')`,
  `alter table dossier alter column sent_by_employer
    set default coalesce(current_setting('app.actor', true), '') = 'employer'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...annexFile, ...sentByEmployer]) await sql.raw(statement).execute(db);
}
