import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { projectRoot } from '#test/source-files.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { databaseOf, embeddedDatabase, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';

/*
 * Embedded databases that tests open copies of. Making one takes two to four seconds of a processor, opening a copy a
 * fifth: each is made once for these migrations, and kept between runs. That one is made at all is for the tests of the
 * embedded database, of the data folder of a server, and of restores.
 */

const cache = join(projectRoot, 'node_modules', '.cache', 'test-database');

/** What the databases depend on. */
function key(): string {
  const hash = createHash('sha256');
  hash.update(readFileSync(join(projectRoot, 'package-lock.json')));
  for (const folder of ['migrations', 'src/server/platform/database', 'src/server/platform/embedded'])
    for (const name of readdirSync(join(projectRoot, folder)).sort())
      hash.update(name).update(readFileSync(join(projectRoot, folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Gives the path of what is kept under a name, which `make` puts there when it is not. */
async function kept(name: string, make: (draft: string) => Promise<void>): Promise<string> {
  const now = key();
  const path = join(cache, `${now}-${name}`);
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  for (const entry of readdirSync(cache))
    if (!entry.startsWith(now)) rmSync(join(cache, entry), { recursive: true, force: true });
  const folder = mkdtempSync(join(cache, `${now}-draft-`));
  await make(join(folder, name));
  try {
    renameSync(join(folder, name), path);
  } catch (error) {
    // Another worker was first.
    if (!existsSync(path)) throw error;
  }
  rmSync(folder, { recursive: true });
  return path;
}

async function dumped(name: string, prepare: (lite: PGlite) => Promise<unknown>): Promise<Blob> {
  const path = await kept(name, async (draft) => {
    const lite = await PGlite.create(embeddedOptions);
    await prepare(lite);
    writeFileSync(draft, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()));
    await lite.close();
  });
  return new Blob([readFileSync(path)]);
}

let migrated: Promise<Blob> | null = null;
let bare: Promise<Blob> | null = null;

/** A database in memory with the tables of now, and nothing in them. */
export async function migratedLite(): Promise<PGlite> {
  migrated ??= dumped('migrated.tar', async (lite) => migrate(await databaseOf(lite)));
  return PGlite.create({ ...embeddedOptions, loadDataDir: await migrated });
}

/** A database in memory without tables. */
export async function bareLite(): Promise<PGlite> {
  bare ??= dumped('bare.tar', () => Promise.resolve());
  return PGlite.create({ ...embeddedOptions, loadDataDir: await bare });
}

/** Puts a database with the tables of now, and nothing in them, in a data folder; a start on it is a first one for the rest. */
export async function putDatabase(dataDirectory: string): Promise<void> {
  const folder = await kept('data', async (draft) => {
    mkdirSync(draft, { mode: 0o700 });
    const database = await embeddedDatabase(draft);
    await migrate(database);
    await database.close();
    rmSync(join(draft, 'server.lock'));
  });
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  cpSync(folder, dataDirectory, { recursive: true });
}
