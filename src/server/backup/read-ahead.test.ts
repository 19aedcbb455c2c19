import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type BackupParts, makeBackup } from '#server/backup/make-backup.ts';
import { readBackup } from '#server/backup/read-backup.ts';
import type { Database } from '#server/platform/database/database.ts';
import { embeddedForFile } from '#test/database.ts';
import { madeClient, madePerson, operator } from '#test/factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-ahead-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = embeddedForFile();

const key = { ids: ['0'], text: null };
const partsOf = (database: Database): BackupParts => ({
  database,
  programVersion: '0',
  key,
  masterKey: key,
  queues: [],
});

/** Dossiers with a file of a megabyte and a half each: every file is a slice of its own. */
async function databaseWithFiles(count: number) {
  const database = await open();
  const person = await madePerson(database);
  const clientId = await madeClient(database, person);
  const add = (first: number, last: number) =>
    sql`with made as (insert into dossier
          (organisation_id, client_id, name, name_order, search_text, status, input_sha256)
        select ${person.organisationId}, ${clientId}, 'Dossier ' || number, '', '', 'Finished', ''
        from generate_series(${first}::integer, ${last}::integer) as number returning organisation_id, id, name)
      insert into dossier_file (organisation_id, dossier_id, type, bytes, sha256)
      select organisation_id, id, 'inputFile', convert_to(repeat(name, 150000), 'UTF8'), '' from made`.execute(
      database.kysely,
    );
  await add(1, count);
  return { database, add };
}

const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Of each stored file its checksum, as the database has it now. */
async function stored(database: Database): Promise<string[]> {
  const { rows } = await sql<{ bytes: Buffer }>`select bytes from dossier_file`.execute(database.kysely);
  return rows.map(({ bytes }) => sumOf(bytes)).toSorted();
}

async function backedUp(path: string): Promise<string[]> {
  const sums: string[] = [];
  await readBackup(path, ({ part }, [, bytes = '']) => {
    if (part === 'dossier_file') sums.push(sumOf(Buffer.from(bytes, 'base64')));
  });
  return sums.toSorted();
}

/** Does something else again and again in the database while a backup is made; returns how often it had its turn. */
async function besides(backup: Promise<unknown>, other: (turn: number) => Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const ended = backup.finally(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; turns += 1) {
    await other(turns);
    // The database in memory answers before anything else of the process has its turn.
    await setImmediate();
  }
  await ended;
  return turns;
}

describe('a backup of the embedded database', () => {
  it('lets others have their turn between the files that it reads', async () => {
    const { database } = await databaseWithFiles(12);
    const out = join(folder, 'turns.backup');
    const backup = makeBackup(partsOf(database), out, new Date());
    let whileReading: string[] | null = null;
    const turns = await besides(backup, async () => {
      const names = readdirSync(folder);
      if (!names.some((name) => /^turns\.backup(\.onvolledig)?$/.test(name))) whileReading = names;
      await database.as(operator, (tx) => sql`select 1`.execute(tx));
    });
    expect(turns).toBeGreaterThan(12);
    // What is read has no name: nothing of it is left when the process is killed.
    expect(whileReading).toEqual([]);
    expect(await backedUp(out)).toEqual(await stored(database));
  });

  it('is of one moment, whatever is changed, deleted, added or written anew while it reads', async () => {
    const { database, add } = await databaseWithFiles(8);
    const { kysely } = database;
    const changes = [
      () =>
        sql`update dossier_file set bytes = 'other' where dossier_id =
        (select id from dossier where name = 'Dossier 1')`.execute(kysely),
      () => sql`delete from dossier where name = 'Dossier 2'`.execute(kysely),
      () => sql`vacuum full dossier_file`.execute(kysely),
      () => add(9, 10),
      () =>
        sql`update dossier_file set bytes = '' where dossier_id =
        (select id from dossier where name = 'Dossier 7')`.execute(kysely),
    ];
    const out = join(folder, 'changes.backup');
    const turns = await besides(
      makeBackup(partsOf(database), out, new Date()),
      (turn) =>
        // Each of them between two files that are read.
        (turn % 2 === 0 ? changes[turn / 2]?.() : undefined) ?? sql`select 1`.execute(kysely),
    );
    expect(turns).toBeGreaterThan(2 * changes.length);
    expect(await backedUp(out)).toEqual(await stored(database));
    expect((await stored(database)).length).toBe(9);
  });
});
