import { sql, type Kysely } from 'kysely';

/** What an adviser writes of a dossier, a row for each text. It stays when data of participants are erased, and goes with the dossier. */
const writtenTexts = [
  `create table written_text (
    organisation_id uuid not null,
    dossier_id uuid not null,
    key text not null,
    content bytea not null,
    applies boolean not null default true,
    version integer not null default 1,
    figures_key text,
    written_by text not null,
    written_on timestamptz not null default now(),
    primary key (organisation_id, dossier_id, key),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  // Sealed texts begin with these bytes.
  `create index written_text_to_seal on written_text (organisation_id, dossier_id, key)
    where substring(content from 1 for 4) <> '\\x00455701'::bytea`,
];

/** Of which state of the texts the files of a dossier are, and which figures they show. */
const inFiles = [
  `alter table dossier add column texts_in_files integer not null default 0, add column figures_key text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...writtenTexts, ...inFiles]) await sql.raw(statement).execute(db);
}
