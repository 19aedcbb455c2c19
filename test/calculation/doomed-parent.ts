import type { HostileJob } from '#test/calculation/hostile-child.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';

/** Starts a child that never ends, tells its process id, and waits to be killed. */
const job: HostileJob = { does: 'loop without end' };
await runInChild(new URL('./hostile-child.ts', import.meta.url), job, {
  limits: { memoryInBytes: 300 * 2 ** 20, timeInMilliseconds: 120_000 },
  onProgress: (progress) => process.send?.((progress as { pid: number }).pid),
});
