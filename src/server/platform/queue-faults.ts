import type { Log } from '#server/platform/log.ts';

const quietMilliseconds = 60_000;

/**
 * Tells the log of the faults of the job queue: the first at once, those of the minute after it below the level that wakes
 * somebody, and with the next how many they were. A database that restarts breaks hundreds of its connections and questions.
 */
export function queueFaults(log: Pick<Log, 'error' | 'info'>, clock: () => number = Date.now): (fault: Error) => void {
  let quietUntil = -Infinity;
  let others = 0;
  return (fault) => {
    // The queue knows ids of jobs only: what it says of a fault holds nothing of anybody.
    if (clock() < quietUntil) {
      others += 1;
      log.info({ happened: fault.message }, 'job queue fault, one of several');
      return;
    }
    log.error({ err: fault, happened: fault.message, others }, 'job queue fault');
    quietUntil = clock() + quietMilliseconds;
    others = 0;
  };
}
