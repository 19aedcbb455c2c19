import { sql, type Kysely } from 'kysely';

/** Variants of a dossier: what was chosen otherwise, and what came out. They go with their dossier. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table variant (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    dossier_id uuid not null,
    name text not null,
    made_by text not null,
    choices jsonb not null,
    created_on timestamptz not null default now(),
    arrival bigint generated always as identity,
    status text not null default 'Submitted' check (status in ('Submitted', 'Finished', 'Failed')),
    status_reason text,
    round integer not null default 1,
    attempts integer not null default 0,
    key_figures jsonb,
    card jsonb,
    result bytea,
    form_version integer,
    program_version text,
    calculated_on timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create unique index variant_name on variant (organisation_id, dossier_id, lower(name))`.execute(db);
}
