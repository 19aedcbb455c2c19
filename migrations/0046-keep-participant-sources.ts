import { sql, type Kysely } from 'kysely';

/** How lists of participants of other programs are read: layouts of an organisation, by name; headers of columns and no participants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table participant_source (
    id uuid primary key default gen_random_uuid(),
    organisation_id uuid not null references organisation on delete cascade,
    name text not null check (length(name) between 1 and 80),
    mapping jsonb not null,
    changed_on timestamptz not null default now()
  )`.execute(db);
  await sql`create unique index participant_source_by_name on participant_source (organisation_id, lower(name))`.execute(
    db,
  );
}
