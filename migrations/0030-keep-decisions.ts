import { sql, type Kysely } from 'kysely';

/** What was decided on a dossier: written once, never changed. They go with their dossier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table decision (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    dossier_id uuid not null,
    decided_on timestamptz not null default now(),
    arrival bigint generated always as identity,
    decided_by text not null,
    variant_name text,
    choices jsonb not null,
    content jsonb not null,
    reason text not null,
    primary key (organisation_id, id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create index decision_dossier on decision (organisation_id, dossier_id)`.execute(db);
}
