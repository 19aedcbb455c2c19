import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

/** Who did what and when. No reference to holder, client or dossier: an entry outlives what it tells about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_entry (
    id uuid not null default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    happened_on timestamptz not null default clock_timestamp(),
    action text not null,
    holder_id uuid,
    holder_name text not null,
    client_id uuid,
    dossier_id uuid,
    object_name text not null,
    address text,
    primary key (organisation_id, id)
  )`.execute(db);
  await sql`create index audit_entry_by_time on audit_entry (organisation_id, happened_on)`.execute(db);
  // Only select and insert are granted: what is written stays as it is.
  await restrictRows(db, 'audit_entry', {
    seen: `(organisation_id = app_organisation() and app_actor() in ('adviser', 'provider')) or app_actor() = 'operator'`,
    written: `organisation_id = app_organisation() or app_actor() in ('gate', 'operator')`,
    granted: 'select, insert',
  });
}
