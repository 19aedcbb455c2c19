import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { checkedBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { blockOf, insertBlock, insertCentralBankFile } from '#server/central-bank/file-store.ts';
import { knownFiles } from '#server/central-bank/known-store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bareLite } from '#test/kept-database.ts';
import { databaseOf } from '#server/platform/embedded/embedded-database.ts';
import { makeRole } from '#server/platform/database/row-security.ts';
import { embeddedForFile } from '#test/database.ts';
import { madePerson } from '#test/factories.ts';

const open = embeddedForFile();
const folder = mkdtempSync(join(tmpdir(), 'evenwicht-set-'));
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const facts = { kind: 'pSet', label: '2026Q3', source: 'DNB', fileName: 'set.xlsx', fileSize: 9 } as const;
const scenarios = new Float32Array([0.07, -0.2, Number.NaN, 1e-30]);
const content = { count: 4, countInFile: 4, years: 1, moments: [] };

it('a set of the central bank comes back with every number, to be calculated with', async () => {
  const database = await open();
  const bytes = new Uint8Array(scenarios.buffer);
  const id = await database.as('operator', async (tx) => {
    const kept = { ...facts, sha256: 'ab', addedBy: 'beheerder', content };
    const fileId = await insertCentralBankFile(tx, kept);
    await insertBlock(tx, fileId!, { series: 'equityReturn', year: 0, bytes });
    return fileId!;
  });
  const { organisationId } = await madePerson(database);
  const key = { ids: ['0'], text: null };
  const { path } = await makeBackup(
    { database, programVersion: '0', key, masterKey: { ids: [], text: null }, queues: [] },
    folder,
    new Date(),
  );

  const restored = await databaseOf(await bareLite());
  opened.push(restored);
  await makeRole(restored.kysely, restored.appRole);
  const order = () => Promise.reject(new Error('there was no order'));
  const parts = {
    database: restored,
    recordAct,
    eraseClient: erasedClient,
    order,
    storeKeys: () => {},
    masterKeys: null,
  };
  await restoreBackup(parts, await checkedBackup(path, ['0']), []);
  const worker = { kind: 'worker', organisationId } as const;
  const [found, block] = await restored.as(worker, async (tx) => [
    await knownFiles(tx, null),
    await blockOf(tx, id, 'equityReturn', 0),
  ]);
  expect(found.sets).toMatchObject([{ id, quarter: '2026Q3', checksum: 'ab', count: 4, years: 1 }]);
  expect(new Float32Array(new Uint8Array(block!).buffer)).toEqual(scenarios);
});
