import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';

const intervalMilliseconds = 500;

export interface Heartbeat {
  /** Aborts when the sign of life was refused: the work belongs to somebody else, or to nobody. */
  readonly lost: AbortSignal;
  stop(): Promise<void>;
}

/** Records a sign of life every interval until stopped or refused. A failed attempt is repeated, not taken as a refusal. */
export function startHeartbeat(recordSign: () => Promise<boolean>, log: Log): Heartbeat {
  const lost = new AbortController();
  const stopped = new AbortController();
  const beating = (async () => {
    while (!stopped.signal.aborted && !lost.signal.aborted) {
      try {
        if (!(await recordSign())) lost.abort();
      } catch (error) {
        log.warn({ err: error }, 'sign of life not written');
      }
      // Stopping cuts the pause short by rejecting it.
      await pause(intervalMilliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    lost: lost.signal,
    stop: async () => {
      stopped.abort();
      await beating;
    },
  };
}
