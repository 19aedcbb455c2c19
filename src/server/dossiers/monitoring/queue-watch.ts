import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { readyCount, releaseSilent, type Work } from '#server/dossiers/left-work-store.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';

export interface QueueWatchParts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send' | 'openCount'>;
  readonly log: Log;
}

const queues: readonly (readonly [Work, string])[] = [
  ['dossier', calculationQueue],
  ['variant', variantQueue],
];

/** From so many ends of a process on somebody should look whether this is what ends it. */
const suspectCuts = 5;

/**
 * Sees to it that nothing waits for ever: what a dead worker left waits again, and there are at least as many jobs as
 * dossiers and variants that may be begun. A job too many finds nothing to do, and ends. Any number of processes may look at
 * once.
 */
export async function lookAtQueue({ database, jobs, log }: QueueWatchParts, silence?: number): Promise<void> {
  for (const [work, queue] of queues) {
    const released = await releaseSilent(database, work, silence);
    const missing = (await readyCount(database, work)) - (await jobs.openCount(queue));
    if (missing > 0)
      await database.as('dispatcher', async (tx) => {
        for (let sent = 0; sent < missing; sent += 1) await jobs.send(tx, queue, {});
      });
    if (released.length > 0 || missing > 0)
      log.info({ work, released: released.length, missing }, 'calculations put back in the queue');
    for (const { id, cuts } of released.filter((one) => one.cuts >= suspectCuts))
      log.warn({ work, id, cuts }, 'was running at several ends of a process; it is tried again after a pause');
  }
}
