import { sql, type Kysely } from 'kysely';

/**
 * Sets of scenarios and zero curves of the central bank, of no organisation: a set in blocks of one series and year, a curve in its row; and which
 * dossiers were calculated with which.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table central_bank_file (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('pSet', 'qSet', 'curve')),
    label text not null,
    source text not null,
    file_name text not null,
    file_size bigint not null,
    sha256 text not null,
    content jsonb not null,
    added_on timestamptz not null default now(),
    added_by text not null,
    withdrawn_on timestamptz,
    withdrawn_by text,
    arrival bigint generated always as identity
  )`.execute(db);
  await sql`create unique index central_bank_file_offered on central_bank_file (kind, label)
    where withdrawn_on is null`.execute(db);
  await sql`create table central_bank_block (
    file_id uuid not null references central_bank_file on delete cascade,
    series text not null,
    year integer not null,
    bytes bytea not null,
    primary key (file_id, series, year)
  )`.execute(db);
  // Random numbers: packing them would only cost time.
  await sql`alter table central_bank_block alter column bytes set storage external`.execute(db);
  await sql`create table used_central_bank_file (
    organisation_id uuid not null,
    dossier_id uuid not null,
    file_id uuid not null references central_bank_file,
    primary key (organisation_id, dossier_id, file_id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create index used_central_bank_file_by_file on used_central_bank_file (file_id)`.execute(db);
}
