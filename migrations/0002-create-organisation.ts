import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table organisation (
    organisation_id uuid primary key default gen_random_uuid(),
    name text not null unique check (length(name) between 1 and 80),
    created_on timestamptz not null default now()
  )`.execute(db);
  await restrictRows(db, 'organisation', {
    seen: `organisation_id = app_organisation() or app_actor() in ('gate', 'operator')`,
    written: `app_actor() = 'operator'`,
    granted: 'select, insert',
  });
}
