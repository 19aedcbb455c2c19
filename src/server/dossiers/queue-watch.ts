import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { releaseSilent, submittedCount } from '#server/dossiers/turn-store.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';

export interface QueueWatchParts {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'send' | 'openCount'>;
  readonly log: Log;
}

/**
 * Sees to it that nothing waits for ever: what a dead worker left waits again, and there are at least as many jobs as
 * dossiers. A job too many finds nothing to do, and ends. Any number of processes may look at once.
 */
export async function lookAtQueue({ database, jobs, log }: QueueWatchParts, silence?: number): Promise<void> {
  const released = await releaseSilent(database, silence);
  const missing = (await submittedCount(database)) - (await jobs.openCount(calculationQueue));
  if (missing > 0)
    await database.as({ kind: 'dispatcher' }, async (tx) => {
      for (let sent = 0; sent < missing; sent += 1) await jobs.send(tx, calculationQueue, {});
    });
  if (released > 0 || missing > 0) log.info({ released, missing }, 'calculations put back in the queue');
}
