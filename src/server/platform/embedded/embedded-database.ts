import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { closeBelow, closedFolder } from '#server/platform/embedded/closed-folder.ts';
import { actors, appRoleName, type Database } from '#server/platform/database/database.ts';
import { embeddedListener } from '#server/platform/embedded/embedded-listener.ts';
import { lockedDirectory } from '#server/platform/embedded/directory-lock.ts';
import {
  DiskFullError,
  diskRoom,
  freeMegabytes,
  requireFree,
  reserveInMegabytes,
  standstillInMegabytes,
} from '#server/platform/embedded/disk-reserve.ts';
import { trialText } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { isNight, sweep } from '#server/platform/embedded/sweep.ts';
import { preparedLite } from '#server/platform/embedded/prepared-lite.ts';
import { SyncedNodeFS } from '#server/platform/embedded/synced-node-fs.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const postgresMajor = '18';
const byteaType = 17;

/** Settings that hold on disk and in memory. Bytes go in as binary: as text a file of 5 MB takes seconds. */
export const embeddedOptions: PGliteOptions = {
  startParams: [
    // `-F` would switch syncing off.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'shared_buffers=16MB',
    // How much of the log of changes is kept after a checkpoint: it takes room, and holds what was deleted.
    '-c',
    'min_wal_size=32MB',
    '-c',
    'max_wal_size=64MB',
  ],
  parsers: { [byteaType]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
  serializers: { [byteaType]: (value: unknown) => value as string },
};

/** Opens the embedded database in a directory, which no other process may use meanwhile. */
export async function embeddedDatabase(dataDirectory: string): Promise<Database> {
  // Opening it would write in it.
  if (existsSync(join(dataDirectory, trialFile))) throw new StartError(trialText(`De database in ${dataDirectory}`));
  closedFolder(dataDirectory);
  const lock = lockedDirectory(dataDirectory);
  try {
    closeBelow(dataDirectory);
    refuseFullDisk(dataDirectory);
    const lite = await openedLite(dataDirectory);
    const database = await databaseOf(lite, () => lock.release());
    return {
      ...database,
      roomLeft: () => Promise.resolve(diskRoom(dataDirectory)),
      sweep: (isQuiet) => {
        const freeBytes = (freeMegabytes(dataDirectory) - standstillInMegabytes) * 2 ** 20;
        return sweep(database.kysely, { isQuiet, isNight: isNight(new Date()), freeBytes });
      },
      as: async (actor, work) => {
        requireFree(dataDirectory, standstillInMegabytes);
        return database.as(actor, work);
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Written beside a database that was made whole; trial versions had another name for it. */
const madeFile = 'database-complete';
const trialFile = 'database-made';
const madeText =
  'In deze map staat een database van Evenwicht. Is de map "database" weg of beschadigd, zet dan een reservekopie\n' +
  'terug. Verwijder dit bestand alleen om hier met een lege database opnieuw te beginnen.\n';

/**
 * The database of a data directory, made when there is none. What is left of one that was whole is not written over:
 * the library would begin anew in it without a word.
 */
async function openedLite(dataDirectory: string): Promise<PGlite> {
  const directory = join(dataDirectory, 'database');
  const made = join(dataDirectory, madeFile);
  if (existsSync(made) && !existsSync(join(directory, 'PG_VERSION'))) throw damagedDatabase(directory);
  refuseOtherVersion(directory);
  let lite: PGlite;
  try {
    lite = await PGlite.create({ ...embeddedOptions, fs: new SyncedNodeFS(directory) });
  } catch (cause) {
    throw damagedDatabase(directory, cause);
  }
  if (!existsSync(made)) writeFileSync(made, madeText, { flush: true });
  return lite;
}

export const damagedDatabase = (directory: string, cause?: unknown): StartError =>
  new StartError(
    `De database in ${directory} is niet te openen: bestanden ontbreken, zijn beschadigd of niet te lezen. ` +
      'Controleer de schijf en de rechten, en zet anders een reservekopie terug. Er is niets veranderd.',
    { cause },
  );

/**
 * One transaction after the other, as the library has it, with a turn of the process between two of them: whatever waits,
 * who asks nothing of the database is answered.
 */
function oneAtATime(as: Database['as']): Database['as'] {
  let last: Promise<unknown> = Promise.resolve();
  return (actor, work) => {
    const turn = last.then(() => setImmediate()).then(() => as(actor, work));
    last = turn.catch(() => {});
    return turn;
  };
}

export async function databaseOf(lite: PGlite, afterClose: () => void = () => {}): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: preparedLite(lite) }) });
  const appRole = await appRoleName(kysely);
  // A time limit cannot end a statement here: nothing else happens in this process while one runs.
  const { as, become } = actors(kysely, appRole, 0);
  return {
    kind: 'embedded',
    kysely,
    queueConnection: { db: fromPglite(lite), backend: 'pglite' },
    appRole,
    become,
    as: oneAtATime(as),
    listen: embeddedListener(lite),
    roomLeft: () => Promise.resolve('ample'),
    connections: () => null,
    sweep: () => Promise.resolve(),
    close: async () => {
      await kysely.destroy();
      afterClose();
    },
  };
}

/** A database that is there is opened with less room than making one takes, so that people can delete what they can miss. */
function refuseFullDisk(dataDirectory: string): void {
  const needed = existsSync(join(dataDirectory, madeFile)) ? standstillInMegabytes : reserveInMegabytes;
  try {
    requireFree(dataDirectory, needed);
  } catch (cause) {
    if (!(cause instanceof DiskFullError)) throw cause;
    const text = `Op de schijf van ${dataDirectory} is minder dan ${needed} MB vrij.`;
    throw new StartError(`${text} Maak ruimte, of kies een andere map met DATA_DIR.`, { cause });
  }
}

/** A directory of another PostgreSQL cannot be opened; the library's own message would not say so. */
function refuseOtherVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = majorIn(directory, file);
  if (found === postgresMajor) return;
  throw new StartError(
    `De database in ${directory} is gemaakt met PostgreSQL ${found}; deze versie werkt met ${postgresMajor}. ` +
      'Start de versie van Evenwicht waarmee deze map is gemaakt.',
  );
}

function majorIn(directory: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw damagedDatabase(directory, cause);
  }
}
