import { CommandError } from '#server/platform/errors/command-error.ts';
import { applyErasures, type ErasingParts } from '#server/backup/apply-erasures.ts';
import { type BackupPart, keyPart, masterKeyPart, ordersPart, type PartEnd } from '#server/backup/backup-format.ts';
import type { Erasure } from '#server/backup/erasure-list.ts';
import { readBackup } from '#server/backup/read-backup.ts';
import {
  countRows,
  insertRows,
  isEmptyDatabase,
  liftRules,
  setCounters,
  takeTurn,
} from '#server/backup/restore-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { bringUpToDate, isKnownMigration, isOfTrial, trialText } from '#server/platform/database/migrate.ts';
import { secureRows } from '#server/platform/database/row-security.ts';
import { usedMasterKeys } from '#server/platform/database/organisation-key-store.ts';
import { keyName, masterKeyOf } from '#server/platform/database/vault.ts';

/** A backup that was read against its checksums, and fits this program and its keys. */
export interface CheckedBackup {
  readonly path: string;
  readonly migration: string;
  readonly madeOn: string;
  /** The signing key that goes with it; null when it was kept elsewhere. */
  readonly key: string | null;
  /** The same of the master key. */
  readonly masterKey: string | null;
  readonly parts: readonly PartEnd[];
}

/** Reads a backup as a whole before anything is written. `configured`: ids of the keys that are given; null = none. */
export async function checkedBackup(path: string, configured: readonly string[] | null): Promise<CheckedBackup> {
  let key: string | null = null;
  let masterKey: string | null = null;
  const { header, parts } = await readBackup(path, ({ part }, [line = '']) => {
    if (part === keyPart) key = JSON.parse(line) as string;
    if (part === masterKeyPart) masterKey = JSON.parse(line) as string;
  });
  if (isOfTrial(header.migration)) throw new CommandError(trialText(`De reservekopie ${path}`));
  if (!isKnownMigration(header.migration))
    throw new CommandError(
      `De reservekopie ${path} is gemaakt door een nieuwere versie van Evenwicht (${header.program}). Zet haar terug met die versie.`,
    );
  requireKey(header.keyIds, key !== null, configured);
  return { path, migration: header.migration, madeOn: header.madeOn, key, masterKey, parts };
}

/** Without the key that they were issued with no access code works. */
function requireKey(ids: readonly string[], isInside: boolean, configured: readonly string[] | null): void {
  const [newest = ''] = ids;
  if (configured === null ? isInside : configured.includes(newest)) return;
  throw new CommandError(
    configured === null
      ? `Bij deze reservekopie hoort een sleutel die er niet in zit. Geef SIGNING_KEY met de sleutel met kenmerk ${newest}; zonder hem werkt geen toegangscode.`
      : `SIGNING_KEY is niet de sleutel van deze reservekopie (kenmerk ${newest}). Geef die erbij${isInside ? ', of laat SIGNING_KEY weg: hij zit in de reservekopie' : ''}.`,
  );
}

export interface RestoreParts extends ErasingParts {
  readonly database: Database;
  /** Orders work again, in the same transaction. */
  readonly order: (tx: Tx, queue: string, order: object) => Promise<void>;
  /** Keeps the keys that come with the backup where the server looks for them. */
  readonly storeKeys: (keys: Pick<CheckedBackup, 'key' | 'masterKey'>) => void;
  /** Names of the master keys that are given; null = the one that comes with the backup. */
  readonly masterKeys: readonly string[] | null;
}

export async function requireEmptyDatabase({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  if (await isEmptyDatabase(kysely)) return;
  throw new CommandError(
    'De database is niet leeg. Terugzetten kan alleen in een nieuwe, lege database: maak er een en geef die met DATABASE_URL. Er is niets veranderd.',
  );
}

/** Puts a backup in an empty database, all or nothing; returns how many erasures were done again. */
export async function restoreBackup(
  parts: RestoreParts,
  backup: CheckedBackup,
  erasures: readonly Erasure[],
): Promise<number> {
  const { kysely, appRole } = parts.database;
  const count = await kysely.transaction().execute(async (tx) => {
    await takeTurn(tx);
    await requireEmptyDatabase({ kysely: tx });
    await bringUpToDate(tx, backup.migration);
    await liftRules(tx);
    const orders = await insertedRows(tx, backup.path);
    await setCounters(tx);
    await bringUpToDate(tx);
    await secureRows(tx, appRole);
    await requireMasterKeys(parts, tx, backup);
    for (const { queue, order } of orders) await parts.order(tx, queue, order);
    const count = await applyErasures(parts, tx, erasures);
    parts.storeKeys(backup);
    return count;
  });
  await countRows(kysely);
  return count;
}

/** Without the master keys that the keys of organisations are sealed with, their files open no more. */
async function requireMasterKeys(parts: RestoreParts, tx: Tx, backup: CheckedBackup): Promise<void> {
  await parts.database.become(tx, 'operator');
  const inside = backup.masterKey?.split(',').map((text) => keyName(masterKeyOf(text))) ?? [];
  const given = parts.masterKeys ?? inside;
  const missing = (await usedMasterKeys(tx)).filter(({ id }) => !given.includes(id)).map(({ id }) => id);
  if (missing.length === 0) return;
  throw new CommandError(
    `Bestanden in deze reservekopie zijn versleuteld met een hoofdsleutel die niet is gegeven. Geef MASTER_KEY met de sleutel met kenmerk ${missing.join(' en ')}; zonder hem gaan ze niet open. Er is niets veranderd.`,
  );
}

interface StoredOrder {
  readonly queue: string;
  readonly order: object;
}

/** Rows that go into the database in one statement. */
const batchSize = 500;

/** Inserts every row of the tables; returns what else there was to do. */
async function insertedRows(tx: Tx, path: string): Promise<StoredOrder[]> {
  const orders: StoredOrder[] = [];
  const batch = { part: null as BackupPart | null, rows: [] as (readonly string[])[] };
  const flush = async () => {
    const rows = batch.rows.splice(0);
    if (batch.part !== null && rows.length > 0) await insertRows(tx, batch.part, rows);
  };
  await readBackup(path, async (part, lines) => {
    if (part.part === keyPart || part.part === masterKeyPart) return;
    if (part.part === ordersPart) {
      orders.push(JSON.parse(lines[0] ?? '') as StoredOrder);
      return;
    }
    if (batch.part !== part) await flush();
    batch.part = part;
    batch.rows.push(lines);
    if (part.binary.length > 0 || batch.rows.length === batchSize) await flush();
  });
  await flush();
  return orders;
}
