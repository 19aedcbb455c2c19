import { sql, type Kysely } from 'kysely';

/** With a dossier are kept the transition effects that the law prescribes, which are a phase of its calculation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier_file
    drop constraint dossier_file_type_check,
    add constraint dossier_file_type_check check (type in ('inputFile', 'outputFile', 'reportFile', 'errorFile',
      'screenResult', 'statutoryEffects', 'whatIfInput', 'participantNumbers', 'findings', 'findingPlaces'))`.execute(
    db,
  );
  await sql`alter table dossier
    drop constraint dossier_phase_check,
    add constraint dossier_phase_check check (phase in ('waiting', 'reading', 'calculating', 'effects', 'writing', 'done'))`.execute(
    db,
  );
}
