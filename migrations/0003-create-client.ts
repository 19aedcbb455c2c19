import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table client (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null,
    kvk_number text not null,
    reference text not null,
    contact_name text not null,
    contact_email text not null,
    version integer not null default 1,
    created_on timestamptz not null default now(),
    primary key (organisation_id, id)
  )`.execute(db);
  await sql`create unique index client_name on client (organisation_id, lower(name))`.execute(db);
  await restrictRows(db, 'client', {
    seen: `organisation_id = app_organisation()
      and (app_actor() in ('adviser', 'worker') or (app_actor() = 'employer' and id = app_client()))`,
    written: `organisation_id = app_organisation() and app_actor() = 'adviser'`,
    granted: 'select, insert, update, delete',
  });
}
