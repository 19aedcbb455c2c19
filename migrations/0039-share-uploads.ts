import { sql, type Kysely } from 'kysely';

/**
 * The upload of a file of the central bank, one at a time of all web processes together, and its pieces until it is read. Both are gone with a crash of
 * the database (unlogged): what was sent is sent again, and half a gigabyte of it comes in no log of changes, replica or archive.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unlogged table central_bank_upload (
    is_the_one boolean primary key default true check (is_the_one),
    id uuid not null unique default gen_random_uuid(),
    kind text not null check (kind in ('pSet', 'qSet', 'curve')),
    label text not null,
    source text not null,
    file_name text not null,
    file_size bigint not null,
    phase text not null default 'receiving' check (phase in ('receiving', 'reading', 'kept', 'refused', 'failed')),
    received bigint not null default 0,
    part double precision not null default 0,
    refusal jsonb,
    kept_as uuid,
    touched_on timestamptz not null default now()
  )`.execute(db);
  await sql`create unlogged table central_bank_piece (
    upload_id uuid not null references central_bank_upload (id) on delete cascade,
    piece integer not null,
    bytes bytea not null,
    primary key (upload_id, piece)
  )`.execute(db);
  // Packed already, or packed away in a moment.
  await sql`alter table central_bank_piece alter column bytes set storage external`.execute(db);
}
