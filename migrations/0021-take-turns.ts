import { sql, type Kysely } from 'kysely';

/**
 * Organisations take turns at the calculation, and within them their employers: who had a turn longest ago is next.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table turn (
    organisation_id uuid not null,
    client_id uuid not null,
    taken bigint not null,
    primary key (organisation_id, client_id),
    foreign key (organisation_id, client_id) references client (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`alter table turn enable row level security, force row level security`.execute(db);
  await sql`alter table dossier add column goes_later boolean not null default false,
    add column queued_on timestamptz not null default now()`.execute(db);
  await sql`create index dossier_submitted on dossier (organisation_id, client_id, arrival)
    where status = 'Submitted'`.execute(db);
}
