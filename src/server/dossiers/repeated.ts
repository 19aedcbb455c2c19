import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

/** Does `work` again and again, so many milliseconds after it ended, until stopped. What fails is logged and done again. */
export function repeated(work: () => Promise<void>, milliseconds: number, log: Log, failed: string) {
  const stopped = new AbortController();
  const working = (async () => {
    while (!stopped.signal.aborted) {
      await work().catch((error: unknown) => log.warn({ err: error }, failed));
      // Stopping cuts the pause short by rejecting it.
      await pause(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async (): Promise<void> => {
      stopped.abort();
      await working;
    },
  };
}
