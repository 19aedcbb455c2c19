import { afterEach, describe, expect, test, vi } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { builtChild } from '#test/calculation/built-child.ts';
import type { HostileJob } from '#test/calculation/hostile-child.ts';
import { hostileWorkbooks } from '#test/calculation/hostile-workbooks.ts';
import type { SearchedJob } from '#test/calculation/searched-child.ts';
import { calculationLimits } from '#server/calculation/calculate-in-child.ts';
import { ChildPool } from '#server/calculation/child-pool.ts';
import { type ChildUse, ServingChild } from '#server/calculation/serving-child.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';

const madeUp = (name: string): URL => new URL(`../../../test/calculation/${name}.ts`, import.meta.url);
const hostileChild = madeUp('hostile-child');
const limits = { memoryInBytes: 600 * 2 ** 20, timeInMilliseconds: 60_000 };
const pools: ChildPool[] = [];

function pool(entry: URL, options: { spares?: number; jobsPerChild?: number; restMilliseconds?: number } = {}) {
  const started: ServingChild[] = [];
  const start = (use: ChildUse) => {
    const child = new ServingChild(entry, limits, use);
    started.push(child);
    return child;
  };
  const made = new ChildPool({ start, spares: 1, jobsPerChild: 10, restMilliseconds: 60_000, ...options });
  pools.push(made);
  return { pool: made, started };
}

/** Does a job; gives the process that did it, and how it ended. */
async function done(children: ChildPool, job: HostileJob): Promise<{ pid: number; outcome: string }> {
  let pid = 0;
  const onProgress = (progress: unknown) => (pid = (progress as { pid: number }).pid);
  const outcome = await children.run(job, { timeInMilliseconds: 60_000, onProgress }).then(
    () => 'answered',
    (error: { reason: string }) => error.reason,
  );
  return { pid, outcome };
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((one) => one.close()));
});

describe('children that are kept ready', () => {
  test('are started before there is a job, and one takes job after job', async () => {
    const { pool: children, started } = pool(hostileChild, { spares: 2 });
    children.prepare();
    children.prepare();
    expect(started).toHaveLength(2);
    const [first, second] = [await done(children, { does: 'echo' }), await done(children, { does: 'echo' })];
    expect([first.outcome, second.outcome]).toEqual(['answered', 'answered']);
    expect(second.pid).toBe(first.pid);
    expect(started).toHaveLength(2);
  });

  test('get ready while there is no job, and not when one waits for them', async () => {
    const { pool: children } = pool(hostileChild);
    children.prepare();
    const asked = () => children.run({ does: 'tell whether it got ready' }, { timeInMilliseconds: 60_000 });
    expect(await Promise.all([asked(), asked()])).toEqual([true, false]);
  });

  test('do as many jobs at a time as come, each in its own process', async () => {
    const { pool: children, started } = pool(hostileChild);
    const both = await Promise.all([done(children, { does: 'echo' }), done(children, { does: 'echo' })]);
    expect(new Set(both.map(({ pid }) => pid)).size).toBe(2);
    await vi.waitFor(() => expect(started.filter(({ isGone }) => !isGone)).toHaveLength(1));
  });

  test.each(['exit at once', 'grow an array'] as const)(
    'are replaced by a fresh one when a job would %s',
    async (does) => {
      const { pool: children, started } = pool(hostileChild);
      const { pid, outcome } = await done(children, { does });
      expect(outcome).not.toBe('answered');
      expect(started).toHaveLength(2);
      const next = await done(children, { does: 'echo' });
      expect(next.outcome).toBe('answered');
      expect(next.pid).not.toBe(pid);
    },
  );

  test('make room after their number of jobs, and after a rest', async () => {
    const { pool: children, started } = pool(hostileChild, { jobsPerChild: 1 });
    await done(children, { does: 'echo' });
    await vi.waitFor(() => expect(started[0]?.isGone).toBe(true));
    expect(started).toHaveLength(2);
    const resting = pool(hostileChild, { restMilliseconds: 1 });
    await done(resting.pool, { does: 'echo' });
    await vi.waitFor(() => expect(resting.started.map(({ isGone }) => isGone)).toEqual([true, false]));
  });

  test('are all gone when the server stops, and none starts after', async () => {
    const { pool: children, started } = pool(hostileChild, { spares: 2 });
    children.prepare();
    const running = done(children, { does: 'answer nothing' });
    await children.close();
    expect((await running).outcome).toBe('cancelled');
    expect(started.every(({ isGone }) => isGone)).toBe(true);
    expect((await done(children, { does: 'echo' })).outcome).toBe('cancelled');
    expect(started).toHaveLength(2);
  });
});

describe('of one dossier', () => {
  const settings = {
    houseStyle: defaultHouseStyle,
    programVersion: '1.2.3-test',
    calculationDay: { year: 2026, month: 2, day: 3 },
  };
  /** Of the example: its employer, and what only one of its participants is. */
  const marks = ['Technische Groothandel De Schakel', 'Vestigingsleiding'];

  test('nothing is left in the memory of the process for the next one', async () => {
    const { pool: children, started } = pool(madeUp('searched-child'));
    const run = (job: SearchedJob) => children.run(job, { timeInMilliseconds: calculationLimits.timeInMilliseconds });
    expect(await run({ bytes: (await exampleDossier()).bytes, settings })).toBe('finished');
    // A text that is kept is found beside: the search does search.
    await run({ keep: 'Wat wel bewaard is' });
    const parts = [...marks, 'Wat wel bewaard is'].map((text) => Buffer.from(text).toString('base64'));
    expect(await run({ parts })).toEqual(parts.slice(-1));
    expect(started).toHaveLength(1);
  });

  test('nothing changes what the next one gives', async () => {
    const { pool: children, started } = pool(builtChild);
    const run = async (bytes: Uint8Array) =>
      children.run({ bytes, settings }, { timeInMilliseconds: calculationLimits.timeInMilliseconds });
    const { bytes } = await exampleDossier();
    const first = await run(bytes);
    await run((await exampleDossier('ambitionDbToDc')).bytes);
    await run(await hostileWorkbooks[1]!.make());
    expect(await run(bytes)).toEqual(first);
    expect(started).toHaveLength(1);
  });
});
