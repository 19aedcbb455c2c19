import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupParts } from '#server/assembly/backup-parts.ts';
import { contentsText } from '#server/backup/backup-command.ts';
import { CommandError } from '#server/platform/errors/command-error.ts';
import { keyPart, masterKeyPart } from '#server/backup/backup-format.ts';
import { endMove } from '#server/backup/empty-data-folder.ts';
import { type MadeBackup, makeBackup } from '#server/backup/make-backup.ts';
import { readBackup } from '#server/backup/read-backup.ts';
import { checkedBackup } from '#server/backup/restore-backup.ts';
import type { Config } from '#server/assembly/config.ts';
import { openDatabase, openForRestore } from '#server/assembly/open-database.ts';
import { misusedOperate, operateRequest } from '#server/commands/operate-request.ts';
import { restoredBackup } from '#server/commands/restored-backup.ts';
import { type CommandAnswer, done } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readSecret } from '#server/platform/embedded/kept-secret.ts';
import type { Log } from '#server/platform/log.ts';
import { signingKeyFile, signingKeys } from '#server/session/signing-keys.ts';

/** Moves the embedded database of DATA_DIR to the empty PostgreSQL of DATABASE_URL, and compares both row by row. */
export async function moveAnswer(config: Config, words: readonly string[], log: Log): Promise<CommandAnswer> {
  operateRequest(words);
  const { dataDirectory, databaseUrl } = config;
  if (databaseUrl === null) throw misusedOperate('Geef DATABASE_URL met het adres van de lege database.');
  if (!existsSync(join(dataDirectory, 'database')))
    throw new CommandError(`In ${dataDirectory} staat geen database. Geef de map van de server met DATA_DIR.`);
  requireOwnKey(config);
  const { parts } = await moved(config, log);
  return done(
    [
      `Verhuisd en rij voor rij vergeleken: ${contentsText(parts)}.`,
      `Start voortaan met DATABASE_URL. Bij ROLE=web en ROLE=worker horen SIGNING_KEY en MASTER_KEY: de inhoud van signing-key en master-key in ${dataDirectory}.`,
      `De database in ${dataDirectory} is er nog, en start niet meer. Verwijder haar map (database) als de verhuizing bevalt: er staan salarissen in. Iedereen logt opnieuw in.`,
    ].join('\n'),
  );
}

/** With another key than the folder has no access code would work any more. */
function requireOwnKey({ dataDirectory, signingKeys: given }: Config): void {
  const own = readSecret(dataDirectory, signingKeyFile);
  if (own === null || given === null || given.includes(own)) return;
  throw new CommandError(
    `SIGNING_KEY is niet de sleutel van ${dataDirectory}: geen toegangscode zou nog werken. Laat SIGNING_KEY weg, of geef de inhoud van ${join(dataDirectory, 'signing-key')}. Er is niets veranderd.`,
  );
}

async function moved(config: Config, log: Log): Promise<MadeBackup> {
  const { dataDirectory } = config;
  const source = { ...config, databaseUrl: null, databaseLimit: null };
  const [from, to] = ['from', 'to'].map((end) => join(dataDirectory, `move-${end}.backup`)) as [string, string];
  const clear = () => [from, to].forEach((path) => rmSync(path, { force: true }));
  clear();
  try {
    // An older database is brought up to date first. While it is open no server can be.
    const made = await withDatabase(await openDatabase(source, log), (database) => backup(source, database, from));
    const ids = config.signingKeys === null ? null : signingKeys(config.signingKeys, dataDirectory).map(({ id }) => id);
    await restoredBackup(config, await checkedBackup(from, ids), [], log);
    await withDatabase(await openForRestore(config, log), (database) => backup(config, database, to));
    await requireSame(from, to);
    endMove(dataDirectory, new Date());
    return made;
  } finally {
    clear();
  }
}

const backup = (config: Config, database: Database, out: string): Promise<MadeBackup> =>
  makeBackup(backupParts(config, database), out, new Date());

async function withDatabase<T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Of each table how many rows it has, and a sum of them that does not depend on their order. */
async function sums(path: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, { rows: number; sum: bigint }>();
  const { parts } = await readBackup(path, ({ part, columns, binary }, lines) => {
    const known = found.get(part) ?? { rows: 0, sum: 0n };
    const hash = createHash('sha256')
      .update(JSON.stringify([columns, binary, lines]))
      .digest('hex');
    found.set(part, { rows: known.rows + 1, sum: BigInt.asUintN(256, known.sum + BigInt(`0x${hash}`)) });
  });
  const text = ({ rows, sum }: { rows: number; sum: bigint }) => `${rows} ${sum.toString(16)}`;
  return new Map(parts.map(({ end }) => [end, text(found.get(end) ?? { rows: 0, sum: 0n })]));
}

async function requireSame(from: string, to: string): Promise<void> {
  const [before, after] = [await sums(from), await sums(to)];
  const different = [...before].filter(
    ([part, sum]) => part !== keyPart && part !== masterKeyPart && after.get(part) !== sum,
  );
  if (different.length === 0) return;
  const names = different.map(([part]) => part).join(', ');
  throw new CommandError(
    `Na de verhuizing is niet alles gelijk (${names}). De database in DATA_DIR is zoals zij was en blijft de uwe; gooi die van DATABASE_URL weg en probeer het met een nieuwe.`,
  );
}
