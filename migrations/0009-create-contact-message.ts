import { sql, type Kysely } from 'kysely';
import { appRole, restrictRows } from '#migrations/row-security.ts';

/** Anybody who is signed in writes one and then no longer sees it; the provider reads them, of every organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table contact_message (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    message text not null check (length(message) <= 1000),
    name text not null check (length(name) <= 30),
    organization text not null check (length(organization) <= 30),
    phone_number text not null check (length(phone_number) <= 15),
    email text not null check (length(email) <= 254),
    received_on timestamptz not null default clock_timestamp(),
    mailed_on timestamptz,
    handled_on timestamptz,
    handled_by text,
    primary key (organisation_id, id)
  )`.execute(db);
  await sql`create index contact_message_by_time on contact_message (received_on)`.execute(db);
  await restrictRows(db, 'contact_message', {
    seen: `app_actor() = 'provider' or (app_actor() = 'worker' and organisation_id = app_organisation())`,
    granted: 'select, insert, update, delete',
  });
  await sql`create policy sent on contact_message for insert to ${sql.id(await appRole(db))}
    with check (organisation_id = app_organisation() and app_actor() in ('adviser', 'employer'))`.execute(db);
  // A sender's organisation is shown with the message; what a provider may do with organisations comes later.
  await sql`create policy seen_by_provider on organisation for select to ${sql.id(await appRole(db))}
    using (app_actor() = 'provider')`.execute(db);
}
