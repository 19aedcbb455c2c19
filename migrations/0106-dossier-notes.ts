import { sql, type Kysely } from 'kysely';

/** Who of the office works on a dossier, and what colleagues are to know of it: for advisers alone. */
const dossierNotes = [
  `create table dossier_note (
    organisation_id uuid not null,
    dossier_id uuid not null,
    content bytea not null,
    worker text not null,
    version integer not null default 1,
    written_by text not null,
    written_on timestamptz not null default now(),
    primary key (organisation_id, dossier_id),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  `create index audit_entry_of_dossier on audit_entry (organisation_id, dossier_id, arrival)
    where dossier_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of dossierNotes) await sql.raw(statement).execute(db);
}
