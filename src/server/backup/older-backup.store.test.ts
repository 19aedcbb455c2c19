import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { tableOf } from '#server/backup/backup-store.ts';
import { backedUpTables, makeBackup } from '#server/backup/make-backup.ts';
import { checkedBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseOf, embeddedOptions } from '#server/platform/embedded/embedded-database.ts';
import { newestMigration } from '#server/platform/database/migrate.ts';
import { makeRole } from '#server/platform/database/row-security.ts';
import { madePerson } from '#test/factories.ts';
import { migrateTo } from '#test/server/migrate-to.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-older-'));
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<Database> {
  const database = await databaseOf(await PGlite.create(embeddedOptions));
  opened.push(database);
  return database;
}

const olderLevel = '0012-style-of-report';

/** A database as an earlier version left it, with a finished dossier. */
async function olderDatabase() {
  const database = await emptyDatabase();
  await migrateTo(database, olderLevel);
  const adviser = await madePerson(database);
  // As a program of that level does: ours fills columns that were not there.
  const client = await sql<{ id: string }>`insert into client
    (organisation_id, name, kvk_number, reference, contact_name, contact_email)
    values (${adviser.organisationId}, 'Werkgever', '', '', '', '') returning id`.execute(database.kysely);
  const clientId = client.rows[0]?.id ?? '';
  await sql`with made as (
      insert into dossier (organisation_id, client_id, name, status, input_sha256)
      values (${adviser.organisationId}, ${clientId}, 'Oud', 'Finished', '') returning organisation_id, id)
    insert into dossier_file (organisation_id, dossier_id, type, bytes, sha256)
    select organisation_id, id, 'reportFile', ${Buffer.from('verslag')}::bytea, '' from made`.execute(database.kysely);
  return { database, adviser, clientId };
}

/** The backup that a program of that level makes. */
async function olderBackup(database: Database): Promise<string> {
  const path = join(folder, 'older.backup');
  const names = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(database.kysely);
  const there = new Set(names.rows.map(({ name }) => name));
  const made = { program: '0', madeOn: '2027-01-01T00:00:00.000Z', keyIds: ['0'] };
  const header = { evenwicht: 'reservekopie' as const, format: 1, migration: olderLevel, ...made };
  await database.kysely.transaction().execute(async (tx) => {
    async function* parts() {
      for (const table of backedUpTables.filter((name) => there.has(name))) yield await tableOf(tx, table);
    }
    await writeBackup(path, header, parts());
  });
  return path;
}

it('a backup of an older level is brought up to date by its restore, with everything that was in it', async () => {
  const { database, adviser, clientId } = await olderDatabase();
  const backup = await checkedBackup(await olderBackup(database), ['0']);
  const now = await emptyDatabase();
  await makeRole(now.kysely, now.appRole);
  const order = () => Promise.reject(new Error('there was no order'));
  const parts = { database: now, recordAct, eraseClient: erasedClient, order, storeKeys: () => {}, masterKeys: null };
  await restoreBackup(parts, backup, []);
  const unknown = await sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and reltuples < 0`.execute(now.kysely);
  expect(unknown.rows).toEqual([]);
  const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(now.kysely);
  expect(rows).toEqual([{ name: newestMigration }]);
  const seen = await now.as(adviser, (tx) =>
    tx
      .selectFrom('dossier')
      .innerJoin('dossier_file', 'dossier_file.dossier_id', 'dossier.id')
      .select(['client_id', 'name', 'status', 'dossier_file.type', 'bytes', 'goes_later', 'warning_count'])
      .execute(),
  );
  const later = { goes_later: false, warning_count: null };
  expect(seen).toEqual([
    {
      client_id: clientId,
      name: 'Oud',
      status: 'Finished',
      type: 'reportFile',
      bytes: Buffer.from('verslag'),
      ...later,
    },
  ]);
  // It is a database of now in everything: it can be backed up.
  const again = {
    database: now,
    programVersion: '0',
    key: { ids: ['0'], text: null },
    masterKey: { ids: [], text: null },
    queues: [],
  };
  expect((await makeBackup(again, join(folder, 'again.backup'), new Date())).parts).toContainEqual(
    expect.objectContaining({ end: 'dossier_file', rows: 1 }),
  );
});

it('a database of an older level is not backed up by a newer program, which says what to do', async () => {
  const { database } = await olderDatabase();
  const parts = {
    database,
    programVersion: '0',
    key: { ids: ['0'], text: null },
    masterKey: { ids: [], text: null },
    queues: [],
  };
  const made = makeBackup(parts, join(folder, 'never.backup'), new Date());
  await expect(made).rejects.toThrow(/^De database is niet bijgewerkt door deze versie van Evenwicht\./);
});
