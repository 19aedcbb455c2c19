import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { recordAct } from '#server/audit/store.ts';
import { type BlockQuestion, fetchedSet } from '#server/calculation/fetched-set.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest } from '#server/central-bank/central-bank-request.ts';
import { blockOf } from '#server/central-bank/file-store.ts';
import { askedBlock, knownFiles } from '#server/central-bank/known-store.ts';
import { appForFile } from '#test/app.ts';
import { keptCounts, listOf, smallSetLimits, withdrawnAll } from '#test/central-bank/kept-files.ts';
import { madeSet, setWorkbook, withSheet } from '#test/central-bank/made-set.ts';
import { madePerson } from '#test/factories.ts';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'central-bank-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const running = appForFile();

const set = madeSet();

function added(workbook: Uint8Array) {
  writeFileSync(join(folder, 'set.xlsx'), workbook);
  const words = ['add', 'set.xlsx', '--kind', 'p-set', '--quarter', '2026Q3'];
  return centralBankAnswer(
    { database: running().database, recordAct },
    centralBankRequest(words, folder),
    smallSetLimits,
  );
}

/** What a calculation gets of it: the first years, with the returns and curves of the model that it was made of. */
async function expectDelivered({ id, source }: CentralBankFile): Promise<void> {
  const { database } = running();
  const worker = { kind: 'worker', organisationId: (await madePerson(database)).organisationId } as const;
  const { sets } = await database.as(worker, (tx) => knownFiles(tx, randomUUID()));
  expect(sets).toMatchObject([{ id, name: 'P-scenarioset 2026Q3', quarter: '2026Q3', source, count: 60, years: 20 }]);
  const asked: string[] = [];
  const delivered = await fetchedSet(sets[0]!, 12, (question) => {
    const { series, year } = question as BlockQuestion;
    asked.push(`${series} ${year}`);
    return database.as(worker, (tx) => askedBlock(tx, question as BlockQuestion));
  });
  expect([delivered.years, asked.length]).toEqual([12, 2 + 3 * 13 + 2 * 12]);
  const model = cp2022Set(cp2022, simulated(cp2022, { measure: 'real', paths: 60, years: 20, seed: 7 }));
  for (const [year, path, term] of [
    [0, 0, 1],
    [11, 59, 40],
    [12, 30, 100],
  ] as const) {
    expect(delivered.rate(year, path, term)).toBeCloseTo(model.rate(year, path, term), 6);
    if (year < 12) expect(delivered.equityReturn(year, path)).toBeCloseTo(model.equityReturn(year, path), 6);
  }
}

test('a set that is added is kept in blocks of four bytes a number, listed with its moments, and calculated with', async () => {
  const { database, signedIn } = running();
  const provider = await signedIn('provider');
  const workbook = setWorkbook(set);
  expect(await added(workbook)).toMatchObject({ exitCode: 0, error: 'Bewaard: pSet 2026Q3.\n' });
  const [file] = (await listOf(provider)) as [CentralBankFile];
  expect(file).toMatchObject({
    kind: 'pSet',
    label: '2026Q3',
    sha256: createHash('sha256').update(workbook).digest('hex'),
    addedBy: 'beheerder',
    dossiers: 0,
    withdrawnOn: null,
    content: { count: 60, countInFile: 60, years: 20 },
  });
  const bytes = await database.as('operator', (tx) => blockOf(tx, file.id, 'equityReturn', 7));
  const kept = new Float32Array(new Uint8Array(bytes!).buffer);
  expect(Array.from(kept)).toEqual(set.sheets[4]!.rows.map((row) => Math.fround(row[7]!)));
  await expectDelivered(file);
  expect(await added(workbook)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('is er al een') as string,
  });
  await withdrawnAll(provider);
  expect(await keptCounts(database)).toEqual([0, 0]);
});

test('a set that is wrong leaves nothing, and the refusal says where', async () => {
  const wrong = setWorkbook(withSheet(set, '6_', (rows) => rows.slice(1)));
  const refused = await added(wrong);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.error).toContain("6_Prijsinflatie_NL heeft 59 scenario's");
  expect(await keptCounts(running().database)).toEqual([0, 0]);
});
