import { sql, type Kysely } from 'kysely';

/**
 * Keys of organisations, sealed with a master key. A program of before writes files as they are and reads those; both are
 * told apart by how they begin, and the index tells which are left to be sealed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table organisation_key (
    organisation_id uuid primary key references organisation on delete cascade,
    master_key_id text not null check (master_key_id ~ '^[0-9a-f]{16}$'),
    sealed_key bytea not null,
    made_on timestamptz not null default now()
  )`.execute(db);
  await sql`create index dossier_file_to_seal on dossier_file (organisation_id, dossier_id, type)
    where substring(bytes from 1 for 4) <> '\\x00455701'::bytea`.execute(db);
  await sql`create index variant_to_seal on variant (organisation_id, id)
    where substring(result from 1 for 4) <> '\\x00455701'::bytea`.execute(db);
}
