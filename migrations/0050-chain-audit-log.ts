import { sql, type Kysely } from 'kysely';

/**
 * The chain over the log: each link holds the hash of the one before it. It refers to no entry, so that one that was taken
 * out is missed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_seal (
    organisation_id uuid not null references organisation on delete cascade,
    number integer not null check (number > 0),
    entry_id uuid not null,
    names_salt text,
    names_hash text not null,
    hash text not null,
    sealed_on timestamptz not null default clock_timestamp(),
    primary key (organisation_id, number),
    unique (organisation_id, entry_id)
  )`.execute(db);
}
