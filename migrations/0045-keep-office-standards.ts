import { sql, type Kysely } from 'kysely';

/** The standard values that an organisation puts into its templates, as they were typed; every version is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_standards (
    organisation_id uuid not null references organisation on delete cascade,
    version integer not null check (version > 0),
    adopted_on text not null check (adopted_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    reason text not null check (length(reason) between 1 and 300),
    entries jsonb not null,
    changed_on timestamptz not null default now(),
    primary key (organisation_id, version)
  )`.execute(db);
}
