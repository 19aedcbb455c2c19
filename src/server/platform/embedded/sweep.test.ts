import { readdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertDossier } from '#server/dossiers/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { sweep, type SweepOccasion } from '#server/platform/embedded/sweep.ts';
import { putDatabase } from '#test/kept-database.ts';
import { madeClient, madePerson } from '#test/factories.ts';

const directory = mkdtempSync(join(tmpdir(), 'evenwicht-sweep-'));
const megabyte = 2 ** 20;
const night: SweepOccasion = { isQuiet: true, isNight: true, freeBytes: Number.POSITIVE_INFINITY };

/** Megabytes in a folder of the database. */
function megabytesIn(name: string): number {
  const folder = join(directory, 'database', name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => statSync(join(folder, file)));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0) / megabyte;
}

describe('the embedded database on disk', () => {
  let database: Database;
  let adviser: Person;
  let clientId = '';
  beforeAll(async () => {
    await putDatabase(directory);
    database = await embeddedDatabase(directory);
    adviser = await madePerson(database);
    clientId = await madeClient(database, adviser);
  });
  afterAll(async () => {
    await database.close();
    rmSync(directory, { recursive: true, force: true });
  });

  async function upload(name: string, megabytes: number): Promise<void> {
    const bytes = Buffer.alloc(megabytes * megabyte, 7);
    const dossier = { organisationId: adviser.organisationId, clientId, name, bytes, sha256: '' };
    await database.as(adviser, (tx) => insertDossier(tx, { ...dossier, uploadKey: null, isExample: false }));
  }
  const remove = (name: string) =>
    database.as(adviser, (tx) => tx.deleteFrom('dossier').where('name', '=', name).execute());

  /** Two megabytes that stay and thirty that were deleted. */
  beforeEach(async () => {
    await remove('stays');
    await upload('goes', 15);
    await upload('stays', 2);
    await upload('goes', 15);
    await remove('goes');
  });

  it('gives back what deleted files took, and its log of changes; what is left is as it was', async () => {
    const before = megabytesIn('base');
    expect(megabytesIn('pg_wal')).toBeGreaterThan(30);
    await sweep(database.kysely, night);
    expect(before - megabytesIn('base')).toBeGreaterThan(29);
    await sweep(database.kysely, night);
    expect(megabytesIn('pg_wal')).toBeLessThanOrEqual(48);
    const files = await database.as(adviser, (tx) => tx.selectFrom('dossier_file').select('bytes').execute());
    expect(
      files.map(({ bytes }) => Buffer.from(bytes as unknown as Uint8Array).equals(Buffer.alloc(2 * megabyte, 7))),
    ).toEqual([true]);
  });

  it.each([
    ['while something is calculated', { isQuiet: false }],
    ['on a disk that has no room for what is left, twice', { freeBytes: 4 * megabyte }],
  ])('stays as large %s, and uses again what deleted files took', async (_when, change) => {
    const before = megabytesIn('base');
    await sweep(database.kysely, { ...night, ...change });
    await upload('goes', 15);
    expect(megabytesIn('base')).toBeLessThan(before + 1);
    await remove('goes');
  });

  it('has statistics of tables that grew since they had none, or few rows', async () => {
    const rowsBySize = async () => {
      const { rows } = await sql<{ known: number }>`
        select reltuples::integer as known from pg_class where relname = 'organisation'`.execute(database.kysely);
      return rows[0]?.known;
    };
    const grow = async (count: number) => {
      await sql`insert into organisation (name) select 'Kantoor ' || gen_random_uuid()
        from generate_series(1, ${count}::integer)`.execute(database.kysely);
      await sweep(database.kysely, night);
      return rowsBySize();
    };
    await sweep(database.kysely, night);
    const before = await rowsBySize();
    expect(before).toBeGreaterThan(0);
    expect(await grow(500)).toBe((before ?? 0) + 500);
    expect(await grow(2_000)).toBe((before ?? 0) + 2_500);
  });

  it('uses again what deleted rows of any table took', async () => {
    const fillAndEmpty = async () => {
      await sql`insert into audit_entry (organisation_id, holder_name, action, object_name)
        select ${adviser.organisationId}, 'x', 'signed in', repeat('x', 500) from generate_series(1, 3000)`.execute(
        database.kysely,
      );
      await sql`alter table audit_entry disable trigger user`.execute(database.kysely);
      await sql`delete from audit_entry where holder_name = 'x'`.execute(database.kysely);
      await sql`alter table audit_entry enable trigger user`.execute(database.kysely);
      await sweep(database.kysely, night);
      const { rows } = await sql<{ size: string }>`select pg_table_size('audit_entry') as size`.execute(
        database.kysely,
      );
      return Number(rows[0]?.size);
    };
    const first = await fillAndEmpty();
    expect(await fillAndEmpty()).toBeLessThanOrEqual(first);
  });
});
