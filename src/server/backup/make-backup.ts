import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BackupError } from '#server/backup/backup-error.ts';
import { formatVersion, keyPart, masterKeyPart, type PartEnd } from '#server/backup/backup-format.ts';
import { migrationLevel, orderedWork, tableOf, tellInUtc } from '#server/backup/backup-store.ts';
import { erasures } from '#server/backup/erasures-store.ts';
import { erasureText } from '#server/backup/erasure-list.ts';
import { writeBackup, writeOwnFile, type WrittenPart } from '#server/backup/write-backup.ts';
import { writeFile } from 'node:fs/promises';
import type { Database, Tx } from '#server/platform/database.ts';
import { newestMigration } from '#server/platform/migrate.ts';
import { rowRules } from '#server/platform/row-rules.ts';
import { hasSecureRows } from '#server/platform/row-security.ts';

/** Keys that go with a backup, inside it when they are kept in the data folder. */
export interface KeyOfBackup {
  readonly ids: readonly string[];
  readonly text: string | null;
}

export interface BackupParts {
  readonly database: Database;
  readonly programVersion: string;
  /** Names of the keys, newest first; the text of the one in the data folder, null when it was configured. */
  readonly key: KeyOfBackup;
  /** Idem of the master keys; without any, files were never sealed. */
  readonly masterKey: KeyOfBackup;
  /** Queues whose work comes along. */
  readonly queues: readonly string[];
}

/**
 * Not in a backup: who is signed in (a session that ended since would be open again; everybody signs in anew), and what
 * this machine saw of its clock; of lists what the database counts itself; an upload that is on its way.
 */
const leftOut: ReadonlySet<string> = new Set([
  'session',
  'handoff',
  'watched_clock',
  'dossier_list',
  'central_bank_upload',
  'central_bank_piece',
]);

/** Tables in a backup, each after those that it refers to. */
export const backedUpTables: readonly string[] = Object.keys(rowRules).filter((table) => !leftOut.has(table));

export interface MadeBackup {
  readonly path: string;
  readonly parts: readonly PartEnd[];
}

/** Backs up a database as it is at one moment, also while it is used. */
export async function makeBackup(parts: BackupParts, out: string, now: Date): Promise<MadeBackup> {
  const path = newFile(out, now, 'backup');
  const written = await atOneMoment(parts.database, async (tx) => {
    const migration = await requireKnown(parts.database, tx);
    const header = {
      evenwicht: 'reservekopie' as const,
      format: formatVersion,
      program: parts.programVersion,
      migration,
      madeOn: now.toISOString(),
      keyIds: [...parts.key.ids],
    };
    return writeBackup(path, header, allParts(parts, tx));
  });
  return { path, parts: written };
}

/** Writes the list of what was erased and revoked; returns how much. */
export async function listErasures(
  database: Database,
  out: string,
  now: Date,
): Promise<{ readonly path: string; readonly count: number }> {
  const path = newFile(out, now, 'erasures');
  const list = await atOneMoment(database, async (tx) => {
    await requireKnown(database, tx);
    await database.become(tx, { kind: 'backup' });
    return erasures(tx);
  });
  await writeOwnFile(path, (unfinished) =>
    writeFile(unfinished, erasureText(list), { mode: 0o600, flag: 'wx', flush: true }),
  );
  return { path, count: list.length };
}

const atOneMoment = <T>({ kysely }: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await tellInUtc(tx);
      return work(tx);
    });

/** Without the rules of this version rows would be missing without a word. */
async function requireKnown({ appRole }: Database, tx: Tx): Promise<string> {
  const level = await migrationLevel(tx);
  if (level === null) throw new BackupError('In deze database staat geen Evenwicht: er is niets om te bewaren.');
  if (level !== newestMigration || !(await hasSecureRows(tx, appRole)))
    throw new BackupError(
      'De database is niet bijgewerkt door deze versie van Evenwicht. Maak de reservekopie met de versie die erop draait, of start deze versie eerst.',
    );
  return level;
}

async function* allParts({ database, key, masterKey, queues }: BackupParts, tx: Tx): AsyncGenerator<WrittenPart> {
  if (key.text !== null) yield secretPart(keyPart, key.text);
  if (masterKey.text !== null) yield secretPart(masterKeyPart, masterKey.text);
  yield await orderedWork(tx, queues);
  await database.become(tx, { kind: 'backup' });
  for (const table of backedUpTables) yield await tableOf(tx, table);
}

const secretPart = (part: string, text: string): WrittenPart => ({
  part: { part, columns: [], binary: [] },
  rows: [[JSON.stringify(text)]],
});

/** The file to write: in a folder it is named by the moment. */
function newFile(out: string, now: Date, kind: string): string {
  const moment = now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15);
  const isFolder = existsSync(out) && statSync(out).isDirectory();
  const path = isFolder ? join(out, `evenwicht-${moment}.${kind}`) : out;
  if (existsSync(path))
    throw new BackupError(`Het bestand ${basename(path)} bestaat al. Kies een andere naam met --out.`);
  return path;
}
