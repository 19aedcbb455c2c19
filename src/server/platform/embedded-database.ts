import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { fromPglite } from 'pg-boss';
import { actors, appRoleName, type Database } from '#server/platform/database.ts';
import { lockedDirectory } from '#server/platform/directory-lock.ts';
import { DiskFullError, requireRoom, reserveInMegabytes } from '#server/platform/disk-reserve.ts';
import { StartError } from '#server/platform/start-error.ts';
import { SyncedNodeFS } from '#server/platform/synced-node-fs.ts';
import type { Tables } from '#server/platform/tables.ts';

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
  ],
  parsers: { [byteaType]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
  serializers: { [byteaType]: (value: unknown) => value as string },
};

/** Opens the embedded database in a directory, which no other process may use meanwhile. */
export async function embeddedDatabase(dataDirectory: string): Promise<Database> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const lock = lockedDirectory(dataDirectory);
  try {
    refuseFullDisk(dataDirectory);
    const directory = join(dataDirectory, 'database');
    refuseOtherVersion(directory);
    const lite = await PGlite.create({ ...embeddedOptions, fs: new SyncedNodeFS(directory) });
    const database = await databaseOf(lite, () => lock.release());
    return {
      ...database,
      as: async (actor, work) => {
        requireRoom(dataDirectory);
        return database.as(actor, work);
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function databaseOf(lite: PGlite, afterClose: () => void = () => {}): Promise<Database> {
  const kysely = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lite }) });
  const appRole = await appRoleName(kysely);
  return {
    kind: 'embedded',
    kysely,
    queueConnection: { db: fromPglite(lite), backend: 'pglite' },
    appRole,
    ...actors(kysely, appRole),
    close: async () => {
      await kysely.destroy();
      afterClose();
    },
  };
}

function refuseFullDisk(dataDirectory: string): void {
  try {
    requireRoom(dataDirectory);
  } catch (cause) {
    if (!(cause instanceof DiskFullError)) throw cause;
    const text = `Op de schijf van ${dataDirectory} is minder dan ${reserveInMegabytes} MB vrij.`;
    throw new StartError(`${text} Maak ruimte, of kies een andere map met DATA_DIR.`, { cause });
  }
}

/** A directory of another PostgreSQL cannot be opened; the library's own message would not say so. */
function refuseOtherVersion(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const found = readFileSync(file, 'utf8').trim();
  if (found === postgresMajor) return;
  throw new StartError(
    `De database in ${directory} is gemaakt met PostgreSQL ${found}; deze versie werkt met ${postgresMajor}. ` +
      'Start de versie van Evenwicht waarmee deze map is gemaakt.',
  );
}
