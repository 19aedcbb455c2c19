import type { Benchmark, Measurement } from './benchmark.ts';

/** Runs work and floor by turns, so that both meet the same moments of a busy machine, and takes the medians. */
export async function measurement(benchmark: Benchmark, size: number, folder: string): Promise<Measurement> {
  const { work, floor, remark, end } = await benchmark.measured(size, folder);
  const [calls, at = 1] = [benchmark.processorTimeOf, benchmark.at];
  let seen = '';
  const timeOf = calls === undefined ? clockTime : (act: () => unknown) => processorTime(act, calls);
  const times = { work: [] as number[], floor: [] as number[] };
  try {
    await work();
    await floor();
    for (let run = 0; run < benchmark.runs(size); run++) {
      times.work.push(await timeOf(work));
      times.floor.push(await timeOf(floor));
    }
    seen = (await remark?.()) ?? '';
  } finally {
    await end?.();
  }
  // maxRSS is in kilobytes on every platform.
  const memory = process.resourceUsage().maxRSS * 1024;
  return { work: median(times.work) / at, floor: median(times.floor) / at, memory, remark: seen };
}

async function processorTime(work: () => unknown, calls: number): Promise<number> {
  const start = process.cpuUsage();
  for (let call = 0; call < calls; call++) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / calls;
}

async function clockTime(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
