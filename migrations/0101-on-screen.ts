import { sql, type Kysely } from 'kysely';

/** What was done with a dossier on screen: what its files have, and what they were asked to have. */
const onScreen = [`alter table dossier add column on_screen jsonb, add column asked_on_screen jsonb`];

/** A decision is on a choice of the dossier: columns for premiums of variants go, with what trial versions recorded of those. */
const decisionOfChoice = [
  `delete from decision where not content ? 'choice'`,
  `alter table decision drop column variant_name, drop column choices`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...onScreen, ...decisionOfChoice]) await sql.raw(statement).execute(db);
}
