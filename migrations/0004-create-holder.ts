import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

/** Who may sign in, with what, and who is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table holder (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    role text not null check (role in ('provider', 'adviser', 'employer')),
    client_id uuid,
    token_version integer not null default 1,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id),
    foreign key (organisation_id, client_id) references client (organisation_id, id) on delete cascade,
    check ((role = 'employer') = (client_id is not null))
  )`.execute(db);
  await sql`create unique index holder_name on holder (organisation_id, lower(name))`.execute(db);
  await sql`create table access_code (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    code_hash bytea not null unique,
    expires_on timestamptz not null,
    last_used_on timestamptz,
    revoked_on timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create table handoff (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    token_version integer not null,
    expires_on timestamptz not null,
    used_on timestamptz,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`.execute(db);
  await sql`create table session (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null,
    holder_id uuid not null,
    token_version integer not null,
    created_on timestamptz not null default now(),
    last_seen_on timestamptz not null default now(),
    expires_on timestamptz not null,
    ended_on timestamptz,
    primary key (organisation_id, id),
    foreign key (organisation_id, holder_id) references holder (organisation_id, id) on delete cascade
  )`.execute(db);
  const seen = `app_actor() in ('gate', 'operator')`;
  for (const table of ['holder', 'access_code', 'handoff', 'session']) {
    await restrictRows(db, table, { seen, granted: 'select, insert, update' });
  }
}
