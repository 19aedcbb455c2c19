import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedForFile } from '#test/database.ts';
import { gate } from '#test/factories.ts';
import { embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { lockedDirectory } from '#server/platform/embedded/directory-lock.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

const temporary = () => fs.mkdtempSync(join(tmpdir(), 'evenwicht-embedded-'));

/** Cuts off every file directly in a folder. */
function emptied(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isFile()) fs.truncateSync(join(folder, entry.name));
}

function replacedByFolder(file: string): void {
  fs.rmSync(file);
  fs.mkdirSync(file);
}

let directory = '';
beforeEach(() => {
  directory = temporary();
});
afterEach(() => fs.rmSync(directory, { recursive: true, force: true }));

describe('the embedded database', () => {
  const open = embeddedForFile();

  /** A database that was made, given something and closed: making one takes longer than all that is tried on it. */
  const closed = temporary();
  beforeAll(async () => {
    const first = await embeddedDatabase(closed);
    await sql`create table kept (text text)`.execute(first.kysely);
    await sql`insert into kept values ('hier')`.execute(first.kysely);
    await first.close();
  });
  afterAll(() => fs.rmSync(closed, { recursive: true, force: true }));

  function reopened() {
    fs.cpSync(closed, directory, { recursive: true });
    return embeddedDatabase(directory);
  }

  it('lets the process do something else between two transactions', async () => {
    const database = await open();
    const order: string[] = [];
    const transactions = Array.from({ length: 20 }, () =>
      database.as(gate, async (tx) => {
        await sql`select 1`.execute(tx);
        order.push('transaction');
      }),
    );
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        order.push('something else');
        resolve();
      }, 1);
    });
    await Promise.all(transactions);
    expect(order.indexOf('something else')).toBeLessThan(20);
  });

  it('syncs every commit to disk before it acknowledges it', async () => {
    const synced = vi.spyOn(fs, 'fsyncSync');
    const database = await reopened();
    await sql`create table try_out (number integer)`.execute(database.kysely);
    synced.mockClear();
    for (let number = 1; number <= 10; number += 1) {
      await sql`insert into try_out values (${number})`.execute(database.kysely);
      expect(synced.mock.calls.length).toBeGreaterThanOrEqual(number);
    }
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(database.kysely);
    expect(rows).toEqual([{ fsync: 'on' }]);
    await database.close();
    synced.mockRestore();
  });

  it('keeps what it was given, and can be opened again', async () => {
    const second = await embeddedDatabase(closed);
    const { rows } = await sql`select text from kept`.execute(second.kysely);
    expect(rows).toEqual([{ text: 'hier' }]);
    await second.close();
  });

  /** A disk with so many megabytes free. */
  const free = (megabytes: number) =>
    vi
      .spyOn(fs, 'statfsSync')
      .mockReturnValue({ bavail: megabytes, bsize: 2 ** 20 } as ReturnType<typeof fs.statfsSync>);

  it('has no room for more below its reserve, goes on with the rest, and begins nothing on a disk that is full', async () => {
    const database = await reopened();
    await migrate(database);
    const work = vi.fn(() => Promise.resolve('done'));
    const rooms = [256, 255, 128, 127].map((megabytes) => {
      free(megabytes);
      return database.roomLeft();
    });
    expect(await Promise.all(rooms)).toEqual(['ample', 'narrow', 'narrow', 'none']);
    free(32);
    await expect(database.as(gate, work)).resolves.toBe('done');
    free(31);
    await expect(database.as(gate, work)).rejects.toMatchObject({ name: 'DiskFullError', code: '53100' });
    expect(work).toHaveBeenCalledTimes(1);
    free(32).mockRestore();
    await database.close();
  });

  it('that is there is opened with less room than making one takes', async () => {
    fs.cpSync(closed, directory, { recursive: true });
    free(31);
    await expect(embeddedDatabase(directory)).rejects.toThrow(
      `Op de schijf van ${directory} is minder dan 32 MB vrij.`,
    );
    free(32);
    const database = await embeddedDatabase(directory);
    free(32).mockRestore();
    await database.close();
  });

  it('is not opened on a disk that is all but full', async () => {
    const room = vi.spyOn(fs, 'statfsSync');
    room.mockReturnValue({ bavail: 0, bsize: 4096 } as ReturnType<typeof fs.statfsSync>);
    await expect(embeddedDatabase(directory)).rejects.toThrow(
      `Op de schijf van ${directory} is minder dan 128 MB vrij. Maak ruimte, of kies een andere map met DATA_DIR.`,
    );
    room.mockRestore();
    lockedDirectory(directory).release();
  });

  it('takes and gives back bytes of every value', async () => {
    const database = await open();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
    const { rows } = await sql<{ bytes: Buffer }>`select ${bytes}::bytea as bytes`.execute(database.kysely);
    expect(Buffer.compare(rows[0]?.bytes ?? Buffer.alloc(0), bytes)).toBe(0);
  });

  it.skipIf(process.platform === 'win32')(
    'keeps every file closed to others, also those of an earlier version',
    async () => {
      fs.cpSync(closed, directory, { recursive: true });
      const older = join(directory, 'database', 'PG_VERSION');
      fs.chmodSync(older, 0o666);
      const database = await embeddedDatabase(directory);
      await sql`create table made_now (text text)`.execute(database.kysely);
      const files = fs.readdirSync(directory, { recursive: true, withFileTypes: true });
      const open = files.filter(({ parentPath, name }) => (fs.statSync(join(parentPath, name)).mode & 0o077) !== 0);
      await database.close();
      expect(files.length).toBeGreaterThan(900);
      expect(open.map(({ name }) => name)).toEqual([]);
    },
  );

  it.each([
    ['without its control file', (at: string) => fs.rmSync(join(at, 'global', 'pg_control'))],
    ['with a log that was cut off', (at: string) => emptied(join(at, 'pg_wal'))],
    ['without its version', (at: string) => fs.rmSync(join(at, 'PG_VERSION'))],
    ['with a folder in the place of its version', (at: string) => replacedByFolder(join(at, 'PG_VERSION'))],
    ['that is gone', (at: string) => fs.rmSync(at, { recursive: true })],
  ])('is not begun anew in the place of one %s, and the remedy is told', async (_, damage) => {
    fs.cpSync(closed, directory, { recursive: true });
    const at = join(directory, 'database');
    damage(at);
    const opening = embeddedDatabase(directory);
    await expect(opening).rejects.toThrow(StartError);
    await expect(opening).rejects.toThrow(`De database in ${at} is niet te openen`);
    lockedDirectory(directory).release();
  });

  it('of another version of PostgreSQL is refused with what to do', async () => {
    fs.mkdirSync(join(directory, 'database'));
    fs.writeFileSync(join(directory, 'database', 'PG_VERSION'), '17\n');
    await expect(embeddedDatabase(directory)).rejects.toThrow(/gemaakt met PostgreSQL 17; deze versie werkt met 18/);
    // The refusal leaves the directory free.
    lockedDirectory(directory).release();
  });
});

describe('the lock on a data directory', () => {
  it('is held by one, and free again when it is let go', () => {
    const lock = lockedDirectory(directory);
    expect(() => lockedDirectory(directory)).toThrow(`De gegevensmap ${directory} is al in gebruik`);
    lock.release();
    lockedDirectory(directory).release();
  });

  it('that cannot be taken for another reason says that reason, and not that another server holds it', () => {
    fs.writeFileSync(join(directory, 'server.lock'), 'no database '.repeat(100));
    expect(() => lockedDirectory(directory)).toThrow(/kan niet worden vergrendeld \(file is not a database\)/);
    fs.rmSync(join(directory, 'server.lock'));
    fs.mkdirSync(join(directory, 'server.lock'));
    expect(() => lockedDirectory(directory)).toThrow(/kan niet worden vergrendeld \(unable to open database file\)/);
  });
});
