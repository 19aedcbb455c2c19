import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

/** How long participants' data stay after the last download, and when they were erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table retention (
    organisation_id uuid primary key references organisation on delete cascade,
    days integer not null check (days between 1 and 365),
    changed_on timestamptz not null default now()
  )`.execute(db);
  await restrictRows(db, 'retention', {
    // An employer's list says when files go.
    seen: `organisation_id = app_organisation() and app_actor() in ('adviser', 'employer', 'worker')`,
    written: `organisation_id = app_organisation() and app_actor() = 'adviser'`,
    granted: 'select, insert, update',
  });
  await sql`alter table dossier add column last_download_on timestamptz, add column erased_on timestamptz`.execute(db);
}
