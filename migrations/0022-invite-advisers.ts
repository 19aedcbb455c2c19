import { sql, type Kysely } from 'kysely';

/**
 * Who issued a code stays with it and with the sessions it opens. The provider gives a code to the first adviser of an
 * organisation only; after that it invites, and an adviser of the organisation issues the code.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const issuers = sql`('operator', 'provider', 'adviser')`;
  // Empty for what was issued before this was kept.
  await sql`alter table access_code add column issued_by text check (issued_by in ${issuers}),
    add column issuer_name text`.execute(db);
  await sql`alter table session add column issued_by text check (issued_by in ${issuers})`.execute(db);
  await sql`alter table holder add column notices_seen_on timestamptz not null default now()`.execute(db);
  await sql`create table invitation (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    days integer not null,
    invited_by text not null,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id)
  )`.execute(db);
  await sql`create unique index invitation_name on invitation (organisation_id, lower(name))`.execute(db);
}
