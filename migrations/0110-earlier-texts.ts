import { sql, type Kysely } from 'kysely';

/** What texts of a dossier were before, by the version that each had: it goes with the dossier. */
const earlierTexts = [
  `create table earlier_text (
    organisation_id uuid not null,
    dossier_id uuid not null,
    key text not null,
    version integer not null,
    content bytea not null,
    applies boolean not null,
    written_by text not null,
    written_on timestamptz not null,
    primary key (organisation_id, dossier_id, key, version),
    foreign key (organisation_id, dossier_id) references dossier (organisation_id, id) on delete cascade
  )`,
  // Sealed texts begin with these bytes.
  `create index earlier_text_to_seal on earlier_text (organisation_id, dossier_id, key, version)
    where substring(content from 1 for 4) <> '\\x00455701'::bytea`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of earlierTexts) await sql.raw(statement).execute(db);
}
