import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table dossier (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    client_id uuid not null,
    name text not null,
    created_on timestamptz not null default clock_timestamp(),
    status text not null default 'Submitted' check (status in ('Submitted', 'Finished', 'Failed', 'FailedWithError')),
    status_reason text,
    finding_count integer,
    input_sha256 text not null,
    is_example boolean not null default false,
    upload_key text,
    round integer not null default 1,
    attempts integer not null default 0,
    claim integer not null default 0,
    heartbeat_on timestamptz,
    phase text not null default 'waiting'
      check (phase in ('waiting', 'reading', 'calculating', 'writing', 'done')),
    rows_read integer not null default 0,
    participants_calculated integer not null default 0,
    participants_total integer not null default 0,
    files_written integer not null default 0,
    primary key (organisation_id, id),
    unique (organisation_id, client_id, upload_key),
    foreign key (organisation_id, client_id) references client (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create index dossier_of_client on dossier (organisation_id, client_id, created_on)`.execute(db);
  await sql`create table dossier_file (
    organisation_id uuid not null,
    dossier_id uuid not null,
    type text not null check (type in ('inputFile', 'outputFile', 'reportFile', 'errorFile')),
    bytes bytea not null,
    sha256 text not null,
    created_on timestamptz not null default now(),
    primary key (organisation_id, dossier_id, type),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`.execute(db);
  // The files are packed already: trying to compress them again only costs time.
  await sql`alter table dossier_file alter column bytes set storage external`.execute(db);
  await restrictRows(db, 'dossier', {
    seen: `organisation_id = app_organisation()
      and (app_actor() in ('adviser', 'worker') or (app_actor() = 'employer' and client_id = app_client()))`,
    granted: 'select, insert, update, delete',
  });
  // A file is seen with its dossier: the policy of that table decides.
  await restrictRows(db, 'dossier_file', {
    seen: `organisation_id = app_organisation() and exists (select from dossier
      where dossier.organisation_id = dossier_file.organisation_id and dossier.id = dossier_file.dossier_id)`,
    granted: 'select, insert, update, delete',
  });
}
