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
import { newestMigration } from '#server/platform/database/migrate.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { putDatabase } from '#test/kept-database.ts';
import { asLaterVersion } from '#test/server/later-migration.ts';

const folder = fs.mkdtempSync(join(tmpdir(), 'evenwicht-older-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const directory = join(folder, 'data');
const kept = join(directory, 'database-before-upgrade');
const olderLevel = newestMigration();

async function levelIn(dataDirectory: string): Promise<string | null> {
  const database = await embeddedDatabase(dataDirectory);
  const level = await migrationLevel(database.kysely);
  const { rows } = await sql<{ name: string }>`select name from organisation`.execute(database.kysely);
  await database.close();
  expect(rows).toEqual([{ name: 'Kantoor' }]);
  return level;
}

it('a start that brings the embedded database up to date keeps it as it was first, and refuses without room for that', async () => {
  const config = configOf({ DATA_DIR: directory });
  const start = async () => (await openDatabase(config, logTo('silent'))).close();
  await putDatabase(directory);
  await start();
  const older = await embeddedDatabase(directory);
  await sql`insert into organisation (name) values ('Kantoor')`.execute(older.kysely);
  await older.close();
  // Nothing to bring up to date yet.
  await start();
  expect(fs.existsSync(kept)).toBe(false);

  await asLaterVersion(async (newest) => {
    const room = vi.spyOn(fs, 'statfsSync');
    room.mockReturnValue({ bavail: 129, bsize: 2 ** 20 } as ReturnType<typeof fs.statfsSync>);
    await expect(start()).rejects.toThrow(/bewaart haar eerst zoals zij is; daarvoor is \d+ MB vrij nodig/);
    room.mockRestore();
    expect(fs.existsSync(kept)).toBe(false);
    expect(await levelIn(directory)).toBe(olderLevel);
    await start();
    expect(await levelIn(directory)).toBe(newest);
  });
  fs.mkdirSync(join(folder, 'back'), { mode: 0o700 });
  fs.renameSync(kept, join(folder, 'back', 'database'));
  expect(await levelIn(join(folder, 'back'))).toBe(olderLevel);
});

it('a start refuses a database of a trial version, and changes nothing in its folder', async () => {
  const trial = join(folder, 'trial');
  fs.mkdirSync(join(trial, 'database'), { recursive: true, mode: 0o755 });
  fs.writeFileSync(join(trial, 'database', 'PG_VERSION'), '18\n');
  fs.writeFileSync(join(trial, 'database-made'), 'In deze map staat een database van Evenwicht.\n');
  const state = () =>
    fs.readdirSync(trial, { recursive: true, encoding: 'utf8' }).map((name) => {
      const { mode, mtimeMs, size } = fs.statSync(join(trial, name));
      return [name, mode, mtimeMs, size];
    });
  const found = state();
  await expect(openDatabase(configOf({ DATA_DIR: trial }), logTo('silent'))).rejects.toThrow(
    new StartError(
      `De database in ${trial} is gemaakt met een proefversie van Evenwicht: exporteer daar, en begin hier opnieuw. Er is niets veranderd.`,
    ),
  );
  expect(state()).toEqual(found);
});

it('a database of a trial version in a folder of this one is refused too', async () => {
  const moved = join(folder, 'moved');
  const config = configOf({ DATA_DIR: moved });
  await putDatabase(moved);
  const database = await embeddedDatabase(moved);
  await sql`update kysely_migration set name = '0057-try-again-later' where name like '0100-%'`.execute(
    database.kysely,
  );
  await database.close();
  await expect(openDatabase(config, logTo('silent'))).rejects.toThrow(
    /^De database in .+ is gemaakt met een proefversie/,
  );
});
