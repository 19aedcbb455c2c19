import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError } from '#server/platform/errors/command-error.ts';
import {
  type BackupHeader,
  formatVersion,
  keyPart,
  masterKeyPart,
  type PartEnd,
} from '#server/backup/backup-format.ts';
import { migrationLevel, orderedWork, tableOf, tellInUtc } from '#server/backup/backup-store.ts';
import { erasures } from '#server/backup/erasures-store.ts';
import { erasureText } from '#server/backup/erasure-list.ts';
import { ReadAhead } from '#server/backup/read-ahead.ts';
import { writeBackup, writeOwnFile, writtenAndRead, type WrittenPart } from '#server/backup/write-backup.ts';
import { writeFile } from 'node:fs/promises';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { newestMigration } from '#server/platform/database/migrate.ts';
import { rowRules } from '#server/platform/database/row-rules.ts';
import { hasSecureRows } from '#server/platform/database/row-security.ts';

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
  /** The same of the master keys; without any, files were never sealed. */
  readonly masterKey: KeyOfBackup;
  /** Queues whose work comes along. */
  readonly queues: readonly string[];
}

/**
 * Not in a backup: who is signed in (a session that ended since would be open again; everybody signs in anew), and what
 * this machine saw of its clock; of lists what the database counts itself.
 */
const leftOut: ReadonlySet<string> = new Set(['session', 'handoff', 'watched_clock', 'dossier_list']);

/** Tables in a backup, each after those that it refers to. */
export const backedUpTables: readonly string[] = Object.keys(rowRules).filter((table) => !leftOut.has(table));

export interface MadeBackup {
  readonly path: string;
  readonly parts: readonly PartEnd[];
}

/** Backs up a database as it is at one moment, also while it is used. */
export async function makeBackup(parts: BackupParts, out: string, now: Date): Promise<MadeBackup> {
  const path = newFile(out, now, 'backup');
  const make = parts.database.kind === 'embedded' ? embeddedBackup : serverBackup;
  return { path, parts: await make(parts, path, now) };
}

/** A server goes on with everybody else while a transaction reads. */
const serverBackup = (parts: BackupParts, path: string, now: Date): Promise<readonly PartEnd[]> =>
  atOneMoment(parts.database, async (tx) =>
    writeBackup(
      path,
      await headerOf(parts, tx, now),
      allParts(parts, tx, (table) => tableOf(tx, table)),
    ),
  );

/**
 * The embedded database does one transaction at a time. The bytes in it, nearly all there is, are read before in short
 * ones; the one in which the backup is of finds out which of them are still so and reads the rest, and the file is
 * written after it.
 */
const embeddedBackup = (parts: BackupParts, path: string, now: Date): Promise<readonly PartEnd[]> =>
  writeOwnFile(path, async (unfinished) => {
    const { database } = parts;
    await using ahead = await ReadAhead.open(`${unfinished}-bestanden`);
    await atOneMoment(database, (tx) => requireKnown(database, tx));
    await ahead.readTables(backedUpTables, (work) =>
      atOneMoment(database, async (tx) => {
        await database.become(tx, 'backup');
        return work(tx);
      }),
    );
    const found: WrittenPart[] = [];
    const header = await atOneMoment(database, async (tx) => {
      const known = await headerOf(parts, tx, now);
      for await (const part of allParts(parts, tx, (table) => ahead.tableNow(tx, table))) found.push(part);
      return known;
    });
    return await writtenAndRead(unfinished, header, found);
  });

async function headerOf({ database, programVersion, key }: BackupParts, tx: Tx, now: Date): Promise<BackupHeader> {
  return {
    evenwicht: 'reservekopie',
    format: formatVersion,
    program: programVersion,
    migration: await requireKnown(database, tx),
    madeOn: now.toISOString(),
    keyIds: [...key.ids],
  };
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
    await database.become(tx, 'backup');
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
  if (level === null) throw new CommandError('In deze database staat geen Evenwicht: er is niets om te bewaren.');
  if (level !== newestMigration() || !(await hasSecureRows(tx, appRole)))
    throw new CommandError(
      'De database is niet bijgewerkt door deze versie van Evenwicht. Maak de reservekopie met de versie die erop draait, of start deze versie eerst.',
    );
  return level;
}

async function* allParts(
  { database, key, masterKey, queues }: BackupParts,
  tx: Tx,
  read: (table: string) => Promise<WrittenPart>,
): AsyncGenerator<WrittenPart> {
  if (key.text !== null) yield secretPart(keyPart, key.text);
  if (masterKey.text !== null) yield secretPart(masterKeyPart, masterKey.text);
  yield await orderedWork(tx, queues);
  await database.become(tx, 'backup');
  for (const table of backedUpTables) yield await read(table);
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
    throw new CommandError(`Het bestand ${basename(path)} bestaat al. Kies een andere naam met --out.`);
  return path;
}
