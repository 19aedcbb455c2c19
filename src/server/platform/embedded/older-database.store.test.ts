import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { migrationLevel } from '#server/backup/backup-store.ts';
import { configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { logTo } from '#server/platform/log.ts';
import { knownMigrations, newestMigration } from '#server/platform/database/migrate.ts';
import { makeRole } from '#server/platform/database/row-security.ts';
import { migrateTo } from '#test/server/migrate-to.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'evenwicht-older-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const directory = join(folder, 'data');
const kept = join(directory, 'database-before-upgrade');
const olderLevel = knownMigrations.at(-2) ?? '';

async function levelIn(dataDirectory: string): Promise<string | null> {
  const database = await embeddedDatabase(dataDirectory);
  const level = await migrationLevel(database.kysely);
  const { rows } = await sql<{ name: string }>`select name from organisation`.execute(database.kysely);
  await database.close();
  expect(rows).toEqual([{ name: 'Kantoor' }]);
  return level;
}

it('a start that brings the embedded database up to date keeps it as it was first, and refuses without room for that', async () => {
  const older = await embeddedDatabase(directory);
  await makeRole(older.kysely, older.appRole);
  await migrateTo(older, olderLevel);
  await sql`insert into organisation (name) values ('Kantoor')`.execute(older.kysely);
  await older.close();

  const config = configOf({ DATA_DIR: directory });
  const start = async () => (await openDatabase(config, logTo('silent'))).close();
  const room = vi.spyOn(fs, 'statfsSync');
  room.mockReturnValue({ bavail: 129, bsize: 2 ** 20 } as ReturnType<typeof fs.statfsSync>);
  await expect(start()).rejects.toThrow(/bewaart haar eerst zoals zij is; daarvoor is \d+ MB vrij nodig/);
  room.mockRestore();
  expect(fs.existsSync(kept)).toBe(false);
  expect(await levelIn(directory)).toBe(olderLevel);

  await start();
  expect(await levelIn(directory)).toBe(newestMigration);
  fs.mkdirSync(join(folder, 'back'), { mode: 0o700 });
  fs.renameSync(kept, join(folder, 'back', 'database'));
  expect(await levelIn(join(folder, 'back'))).toBe(olderLevel);

  // Nothing to bring up to date any more.
  await start();
  expect(fs.existsSync(kept)).toBe(false);
});
