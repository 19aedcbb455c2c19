import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Progress } from '#api/dossiers.ts';
import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { builtChild } from '#test/calculation/built-child.ts';
import { hostileWorkbooks } from '#test/calculation/hostile-workbooks.ts';
import { largeWorkbook } from '#test/calculation/large-workbook.ts';
import { calculateInChild, calculationLimits } from '#server/calculation/calculate-in-child.ts';
import { ChildPool } from '#server/calculation/child-pool.ts';
import type { CalculationJob, ProcessedDossier } from '#server/calculation/processed-dossier.ts';
import { ServingChild } from '#server/calculation/serving-child.ts';
import { processDossier } from '#server/calculation/process-dossier.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

/** A file that takes seconds to calculate. */
let large: Uint8Array;
beforeAll(async () => {
  large = await largeWorkbook(5_000);
});

const settings = {
  houseStyle: defaultHouseStyle,
  programVersion: '1.2.3-test',
  calculationDay: { year: 2026, month: 2, day: 3 },
};

describe('a calculation in its own process', () => {
  test('gives the bytes that it gives in this process, with the effects of the law on ten thousand scenarios, and its progress', async () => {
    const { bytes } = await exampleDossier();
    const seen: Progress[] = [];
    const child = await calculateInChild(bytes, settings, { onProgress: (progress) => seen.push(progress) });
    const here = await processDossier(bytes, settings);
    if (child.outcome !== 'finished' || here.outcome !== 'finished') throw new Error('the example has errors');
    expect(Buffer.compare(child.output, here.output)).toBe(0);
    expect(Buffer.compare(child.report, here.report)).toBe(0);
    const { alternatives, outcome } = JSON.parse(await unpackedJson(child.statutoryEffects)) as StatutoryOutcome;
    expect(alternatives.map(({ key }) => key)).toContain('budgetNeutralFlat');
    expect(outcome).toMatchObject({
      sort: 'calculated',
      effects: { basis: { set: { name: 'CP2022', count: 10_000, isIllustration: true } } },
    });
    expect(seen.at(-1)).toMatchObject({ phase: 'done', rowsRead: 25, filesWritten: 6 });
  });

  test('ends when it takes more memory than it may', async () => {
    const limits = { ...calculationLimits, memoryInBytes: 160 * 2 ** 20 };
    const running = calculateInChild(large, settings, { entry: builtChild, limits });
    await expect(running).rejects.toMatchObject({ name: 'CalculationEndedError', reason: 'memory' });
  });

  test('ends when it takes longer than it may', async () => {
    const limits = { ...calculationLimits, timeInMilliseconds: 500 };
    const running = calculateInChild(large, settings, { entry: builtChild, limits });
    await expect(running).rejects.toMatchObject({ reason: 'time' });
  });

  test('ends when it is cancelled in the middle', async () => {
    const cancel = new AbortController();
    const onProgress = ({ phase }: Progress) => {
      if (phase === 'calculating') cancel.abort();
    };
    const running = calculateInChild(large, settings, { entry: builtChild, signal: cancel.signal, onProgress });
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
  });
});

describe('a hostile workbook', () => {
  const limits = { memoryInBytes: 500 * 2 ** 20, timeInMilliseconds: 20_000 };
  const start = () => new ServingChild(builtChild, limits);
  // One process for all of them, as a server has: it is there when the next one comes, or another in its place.
  const children = new ChildPool({ start, spares: 1, jobsPerChild: 100, restMilliseconds: 60_000 });
  beforeAll(() => children.prepare());
  afterAll(() => children.close());

  test.each(hostileWorkbooks)('$name ends in findings, quickly and within its memory', async ({ make }) => {
    const job: CalculationJob = { bytes: await make(), settings };
    const processed = (await children.run(job, limits)) as ProcessedDossier;
    expect(processed.outcome).toBe('findings');
    if (processed.outcome === 'findings') {
      expect(processed.findings.some(({ severity }) => severity === 'error')).toBe(true);
      expect(processed.findings.every(({ message, remedy }) => message !== '' && remedy !== '')).toBe(true);
    }
  });
});
