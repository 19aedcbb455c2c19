import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as baseline from '#migrations/0100-baseline.ts';
import * as onScreen from '#migrations/0101-on-screen.ts';
import * as filesWithPeople from '#migrations/0102-files-with-people.ts';
import * as editions from '#migrations/0103-editions.ts';
import * as writtenTexts from '#migrations/0104-written-texts.ts';
import * as sharing from '#migrations/0105-sharing.ts';
import * as dossierNotes from '#migrations/0106-dossier-notes.ts';
import * as deletedLater from '#migrations/0107-deleted-later.ts';
import * as decisionsTakenBack from '#migrations/0108-decisions-taken-back.ts';
import * as plannedSteps from '#migrations/0109-planned-steps.ts';
import * as earlierTexts from '#migrations/0110-earlier-texts.ts';
import * as newsOfShares from '#migrations/0111-news-of-shares.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeRole, secureRows } from '#server/platform/database/row-security.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

const firstMigration = '0100-baseline';

/** By name, in the order in which they run. */
export const migrations: Record<string, Migration> = {
  [firstMigration]: baseline,
  '0101-on-screen': onScreen,
  '0102-files-with-people': filesWithPeople,
  '0103-editions': editions,
  '0104-written-texts': writtenTexts,
  '0105-sharing': sharing,
  '0106-dossier-notes': dossierNotes,
  '0107-deleted-later': deletedLater,
  '0108-decisions-taken-back': decisionsTakenBack,
  '0109-planned-steps': plannedSteps,
  '0110-earlier-texts': earlierTexts,
  '0111-news-of-shares': newsOfShares,
};

export const isKnownMigration = (name: string): boolean => Object.hasOwn(migrations, name);
export const newestMigration = (): string => Object.keys(migrations).at(-1) ?? firstMigration;

/**
 * The level of the oldest program that can run on a database of this one, beside it or after it: every migration since
 * only added. Written in the database, so that a program that doesn't know the later ones can tell.
 */
export const oldestLevel = '0105-sharing';

/** Whether a migration is of a trial version, of which nothing is taken over. */
export const isOfTrial = (name: string): boolean => name < firstMigration;

/** What is said of data that a trial version made. */
export const trialText = (data: string): string =>
  `${data} is gemaakt met een proefversie van Evenwicht: exporteer daar, en begin hier opnieuw. Er is niets veranderd.`;

/** Throws, and changes nothing, when a database is one of a trial version. */
export async function refuseTrial({ kysely }: Pick<Database, 'kysely'>, place: string): Promise<void> {
  if ((await written(kysely))?.names.some(isOfTrial) === true) throw new StartError(trialText(place));
}

/** Runs the migrations that have not run yet, up to one of them or all. */
export async function bringUpToDate(kysely: Database['kysely'], last?: string): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new StartError('De database is bijgewerkt door een nieuwere versie van Evenwicht. Start die versie.', {
      cause: error,
    });
  if (error !== undefined) throw error;
}

/**
 * Brings the schema up to date, and its role, rights and policies. Several processes may start at once: one migrates, the
 * others wait. A database of a later program that only added is left as it is, with the rules of that program.
 */
export async function migrate({ kysely, appRole }: Pick<Database, 'kysely' | 'appRole'>): Promise<void> {
  if (await isLaterThatFits(kysely)) return;
  await makeRole(kysely, appRole);
  // Before the migrations: a program that they leave behind does not start in between.
  await writeOldestLevel(kysely);
  await bringUpToDate(kysely);
  await writeOldestLevel(kysely);
  await secureRows(kysely, appRole);
}

interface Written {
  readonly level: string | null;
  readonly names: readonly string[];
}

/** What ran on a database, and the oldest level that its program left room for; null in one that is new. */
async function written(kysely: Database['kysely']): Promise<Written | null> {
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('public.kysely_migration') is not null as "isThere"`.execute(kysely);
  if (found[0]?.isThere !== true) return null;
  const { rows } = await sql<Written>`select obj_description('public.kysely_migration'::regclass, 'pg_class') as level,
    array(select name::text from kysely_migration) as names`.execute(kysely);
  return rows[0] ?? null;
}

/** Whether a database was made by an earlier program, and `migrate` would change it. */
export async function isOlder(kysely: Database['kysely']): Promise<boolean> {
  const found = await written(kysely);
  if (found === null || found.names.length === 0) return false;
  return found.names.every(isKnownMigration) && found.names.length < Object.keys(migrations).length;
}

async function isLaterThatFits(kysely: Database['kysely']): Promise<boolean> {
  const found = await written(kysely);
  if (found === null || found.names.every(isKnownMigration)) return false;
  return found.level !== null && isKnownMigration(found.level);
}

async function writeOldestLevel(kysely: Database['kysely']): Promise<void> {
  const found = await written(kysely);
  if (found === null || found.level === oldestLevel) return;
  await sql`comment on table public.kysely_migration is ${sql.lit(oldestLevel)}`.execute(kysely);
}
