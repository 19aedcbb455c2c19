import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { checkedBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bareLite } from '#test/kept-database.ts';
import { databaseOf } from '#server/platform/embedded/embedded-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { makeRole } from '#server/platform/database/row-security.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { asLaterVersion } from '#test/server/later-migration.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-older-'));
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<Database> {
  const database = await databaseOf(await bareLite());
  opened.push(database);
  return database;
}

const backupParts = (database: Database) => ({
  database,
  programVersion: '0',
  key: { ids: ['0'], text: null },
  masterKey: { ids: [], text: null },
  queues: [],
});

it('a backup of an older level is brought up to date by its restore, with everything that was in it', async () => {
  const older = await emptyDatabase();
  await migrate(older);
  const adviser = await madePerson(older);
  const clientId = await madeClient(older, adviser);
  const facts = { organisation_id: adviser.organisationId, client_id: clientId, input_sha256: '' };
  await older.as(adviser, (tx) =>
    tx
      .insertInto('dossier')
      .values({ ...facts, name: 'Oud', name_order: '', search_text: '' })
      .execute(),
  );
  const { path } = await makeBackup(backupParts(older), folder, new Date());

  await asLaterVersion(async (newest) => {
    await expect(makeBackup(backupParts(older), join(folder, 'never.backup'), new Date())).rejects.toThrow(
      /^De database is niet bijgewerkt door deze versie van Evenwicht\./,
    );
    const database = await emptyDatabase();
    await makeRole(database.kysely, database.appRole);
    const order = () => Promise.reject(new Error('there was no order'));
    const parts = { database, recordAct, eraseClient: erasedClient, order, storeKeys: () => {}, masterKeys: null };
    await restoreBackup(parts, await checkedBackup(path, ['0']), []);
    const unknown = await sql`select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and reltuples < 0`.execute(database.kysely);
    expect(unknown.rows).toEqual([]);
    const { rows } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(
      database.kysely,
    );
    expect(rows).toEqual([{ name: newest }]);
    const seen = await database.as(adviser, (tx) => sql`select client_id, name, note from dossier`.execute(tx));
    expect(seen.rows).toEqual([{ client_id: clientId, name: 'Oud', note: 'later' }]);
    // It is a database of now in everything: it can be backed up.
    expect((await makeBackup(backupParts(database), join(folder, 'again.backup'), new Date())).parts).toContainEqual(
      expect.objectContaining({ end: 'dossier', rows: 1 }),
    );
  });
});
