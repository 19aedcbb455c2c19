import { databaseAwayIn } from '#server/platform/database-away.ts';

/** `fault`: its own, which counts. Otherwise something else cut it off, and it is tried again however often that happens. */
export type AttemptEnd = 'fault' | 'interrupted' | 'database away';

/** After so many faults of its own trying again is left to the person. */
export const mostFaults = 3;

/** Why an attempt ended without a result. `stopping` aborts when the server stops. */
export function endOfAttempt(error: unknown, stopping: AbortSignal): AttemptEnd {
  if (stopping.aborted) return 'interrupted';
  return databaseAwayIn(error) !== null || isDiskFull(error) ? 'database away' : 'fault';
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53100';
