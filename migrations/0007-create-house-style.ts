import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

/** How an organisation's reports and workbooks look. Without a row the standard style holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table house_style (
    organisation_id uuid primary key references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    primary_colour text not null check (primary_colour ~ '^[0-9A-F]{6}$'),
    accent_colour text not null check (accent_colour ~ '^[0-9A-F]{6}$'),
    contact_line text not null check (length(contact_line) <= 200),
    version integer not null default 1,
    changed_on timestamptz not null default now()
  )`.execute(db);
  await sql`create table logo (
    organisation_id uuid primary key references organisation on delete cascade,
    type text not null check (type in ('png', 'jpeg')),
    bytes bytea not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    changed_on timestamptz not null default now()
  )`.execute(db);
  for (const table of ['house_style', 'logo']) {
    await restrictRows(db, table, {
      seen: `organisation_id = app_organisation() and app_actor() in ('adviser', 'worker')`,
      written: `organisation_id = app_organisation() and app_actor() = 'adviser'`,
      granted: 'select, insert, update, delete',
    });
  }
}
