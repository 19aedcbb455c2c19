import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as createAppRole from '#migrations/0001-create-app-role.ts';
import * as createOrganisation from '#migrations/0002-create-organisation.ts';
import * as createClient from '#migrations/0003-create-client.ts';
import * as createHolder from '#migrations/0004-create-holder.ts';
import * as createDossier from '#migrations/0005-create-dossier.ts';
import * as createAuditEntry from '#migrations/0006-create-audit-entry.ts';
import * as createHouseStyle from '#migrations/0007-create-house-style.ts';
import * as restyleDossier from '#migrations/0008-restyle-dossier.ts';
import * as createContactMessage from '#migrations/0009-create-contact-message.ts';
import * as manageAccess from '#migrations/0010-manage-access.ts';
import * as retainDossiers from '#migrations/0011-retain-dossiers.ts';
import * as styleOfReport from '#migrations/0012-style-of-report.ts';
import * as forgetEmployer from '#migrations/0013-forget-employer.ts';
import * as forgetSession from '#migrations/0014-forget-session.ts';
import * as countFaults from '#migrations/0015-count-faults.ts';
import * as orderOfArrival from '#migrations/0016-order-of-arrival.ts';
import * as countWarnings from '#migrations/0017-count-warnings.ts';
import * as keepKeyFigures from '#migrations/0018-keep-key-figures.ts';
import * as watchClock from '#migrations/0019-watch-clock.ts';
import * as limitProvider from '#migrations/0020-limit-provider.ts';
import * as takeTurns from '#migrations/0021-take-turns.ts';
import * as inviteAdvisers from '#migrations/0022-invite-advisers.ts';
import * as pageLists from '#migrations/0024-page-lists.ts';
import * as limitOrganisation from '#migrations/0025-limit-organisation.ts';
import * as largeDossiers from '#migrations/0026-large-dossiers.ts';
import * as followLists from '#migrations/0027-follow-lists.ts';
import * as keepResults from '#migrations/0028-keep-results.ts';
import * as keepVariants from '#migrations/0029-keep-variants.ts';
import * as keepDecisions from '#migrations/0030-keep-decisions.ts';
import * as keepParticipantNumbers from '#migrations/0031-keep-participant-numbers.ts';
import * as tellChanges from '#migrations/0032-tell-changes.ts';
import * as seeAtAGlance from '#migrations/0033-see-at-a-glance.ts';
import * as keepCentralBankFiles from '#migrations/0034-keep-central-bank-files.ts';
import * as keepEffectsOfTheLaw from '#migrations/0035-keep-effects-of-the-law.ts';
import * as archiveDossiers from '#migrations/0036-archive-dossiers.ts';
import * as notifyChanges from '#migrations/0037-notify-changes.ts';
import * as reportVariants from '#migrations/0038-report-variants.ts';
import * as markFinal from '#migrations/0040-mark-final.ts';
import * as keepEffectsBasis from '#migrations/0041-keep-effects-basis.ts';
import * as keepWordFiles from '#migrations/0042-keep-word-files.ts';
import * as keepReportDate from '#migrations/0043-keep-report-date.ts';
import * as keepWorkbookWithoutPeople from '#migrations/0044-keep-workbook-without-people.ts';
import * as keepOfficeStandards from '#migrations/0045-keep-office-standards.ts';
import * as keepParticipantSources from '#migrations/0046-keep-participant-sources.ts';
import * as seeSessions from '#migrations/0047-see-sessions.ts';
import * as keepDataReport from '#migrations/0048-keep-data-report.ts';
import * as sealFiles from '#migrations/0049-seal-files.ts';
import * as chainAuditLog from '#migrations/0050-chain-audit-log.ts';
import * as secondFactor from '#migrations/0051-second-factor.ts';
import * as chooseEarlier from '#migrations/0052-choose-earlier.ts';
import * as ownCode from '#migrations/0053-own-code.ts';
import * as exchangeCodes from '#migrations/0054-exchange-codes.ts';
import * as reauthenticate from '#migrations/0055-reauthenticate.ts';
import * as countTries from '#migrations/0056-count-tries.ts';
import * as tryAgainLater from '#migrations/0057-try-again-later.ts';
import type { Database } from '#server/platform/database/database.ts';
import { makeRole, secureRows } from '#server/platform/database/row-security.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

const migrations: Record<string, Migration> = {
  '0001-create-app-role': createAppRole,
  '0002-create-organisation': createOrganisation,
  '0003-create-client': createClient,
  '0004-create-holder': createHolder,
  '0005-create-dossier': createDossier,
  '0006-create-audit-entry': createAuditEntry,
  '0007-create-house-style': createHouseStyle,
  '0008-restyle-dossier': restyleDossier,
  '0009-create-contact-message': createContactMessage,
  '0010-manage-access': manageAccess,
  '0011-retain-dossiers': retainDossiers,
  '0012-style-of-report': styleOfReport,
  '0013-forget-employer': forgetEmployer,
  '0014-forget-session': forgetSession,
  '0015-count-faults': countFaults,
  '0016-order-of-arrival': orderOfArrival,
  '0017-count-warnings': countWarnings,
  '0018-keep-key-figures': keepKeyFigures,
  '0019-watch-clock': watchClock,
  '0020-limit-provider': limitProvider,
  '0021-take-turns': takeTurns,
  '0022-invite-advisers': inviteAdvisers,
  '0024-page-lists': pageLists,
  '0025-limit-organisation': limitOrganisation,
  '0026-large-dossiers': largeDossiers,
  '0027-follow-lists': followLists,
  '0028-keep-results': keepResults,
  '0029-keep-variants': keepVariants,
  '0030-keep-decisions': keepDecisions,
  '0031-keep-participant-numbers': keepParticipantNumbers,
  '0032-tell-changes': tellChanges,
  '0033-see-at-a-glance': seeAtAGlance,
  '0034-keep-central-bank-files': keepCentralBankFiles,
  '0035-keep-effects-of-the-law': keepEffectsOfTheLaw,
  '0036-archive-dossiers': archiveDossiers,
  '0037-notify-changes': notifyChanges,
  '0038-report-variants': reportVariants,
  '0040-mark-final': markFinal,
  '0041-keep-effects-basis': keepEffectsBasis,
  '0042-keep-word-files': keepWordFiles,
  '0043-keep-report-date': keepReportDate,
  '0044-keep-workbook-without-people': keepWorkbookWithoutPeople,
  '0045-keep-office-standards': keepOfficeStandards,
  '0046-keep-participant-sources': keepParticipantSources,
  '0047-see-sessions': seeSessions,
  '0048-keep-data-report': keepDataReport,
  '0049-seal-files': sealFiles,
  '0050-chain-audit-log': chainAuditLog,
  '0051-second-factor': secondFactor,
  '0052-choose-earlier': chooseEarlier,
  '0053-own-code': ownCode,
  '0054-exchange-codes': exchangeCodes,
  '0055-reauthenticate': reauthenticate,
  '0056-count-tries': countTries,
  '0057-try-again-later': tryAgainLater,
};

/** In the order in which they run. */
export const knownMigrations: readonly string[] = Object.keys(migrations);
export const newestMigration = knownMigrations.at(-1) ?? '';

/**
 * The level of the oldest program that can run on a database of this one, beside it or after it: every migration since
 * only added. Written in the database, so that a program that doesn't know the later ones can tell.
 */
export const oldestLevel = '0049-seal-files';

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
  return found.names.every((name) => knownMigrations.includes(name)) && found.names.length < knownMigrations.length;
}

async function isLaterThatFits(kysely: Database['kysely']): Promise<boolean> {
  const found = await written(kysely);
  if (found === null || found.names.every((name) => knownMigrations.includes(name))) return false;
  return found.level !== null && knownMigrations.includes(found.level);
}

async function writeOldestLevel(kysely: Database['kysely']): Promise<void> {
  const found = await written(kysely);
  if (found === null || found.level === oldestLevel) return;
  await sql`comment on table public.kysely_migration is ${sql.lit(oldestLevel)}`.execute(kysely);
}
