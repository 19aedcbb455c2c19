import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { ChildLimits } from '#server/calculation/child-messages.ts';
import { type JobOptions, ServingChild } from '#server/calculation/serving-child.ts';

export interface ChildOptions extends Omit<JobOptions, 'timeInMilliseconds'> {
  readonly limits: ChildLimits;
}

/**
 * Does one job in a process of its own, started from `entry` (a module that calls `serveParentProcess`), and gives its
 * answer. When this promise settles the process is gone. Rejects with `CalculationEndedError`.
 */
export async function runInChild(entry: URL, job: unknown, { limits, ...options }: ChildOptions): Promise<unknown> {
  if (options.signal?.aborted === true) throw new CalculationEndedError('cancelled');
  const child = new ServingChild(entry, limits);
  const answer = await child.run(job, { ...options, timeInMilliseconds: limits.timeInMilliseconds });
  await child.end();
  return answer;
}
