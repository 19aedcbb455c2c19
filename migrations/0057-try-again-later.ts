import { sql, type Kysely } from 'kysely';

/**
 * What was running when a process died rests before it is tried again. Variants are claimed as dossiers are, and
 * organisations take turns at them. The chain of the log may begin later than with its first entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column rests_until timestamptz`.execute(db);
  await sql`alter table variant add column rests_until timestamptz,
    add column is_large boolean not null default false,
    add column claim integer not null default 0,
    add column faults integer not null default 0,
    add column heartbeat_on timestamptz`.execute(db);
  await sql`create index variant_submitted on variant (organisation_id, arrival) where status = 'Submitted'`.execute(
    db,
  );
  await sql`create table variant_turn (
    organisation_id uuid not null references organisation on delete cascade,
    taken bigint not null,
    primary key (organisation_id)
  )`.execute(db);
  await sql`alter table variant_turn enable row level security, force row level security`.execute(db);
  await sql`alter table audit_seal add column is_start boolean not null default false`.execute(db);
}
