import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import { endReasons } from '#server/calculation/end-reasons.ts';
import { databaseAwayIn } from '#server/platform/database-away.ts';
import { OfferAgainError } from '#server/platform/jobs.ts';

/** `fault`: its own, which counts. Otherwise something else cut it off, and it is tried again however often that happens. */
export type AttemptEnd = 'fault' | 'interrupted' | 'database away';

/** After so many faults of its own trying again is left to the person. */
const mostFaults = 3;

/** Why an attempt ended without a result. `stopping` aborts when the server stops. */
function endOfAttempt(error: unknown, stopping: AbortSignal): AttemptEnd {
  if (stopping.aborted) return 'interrupted';
  return databaseAwayIn(error) !== null || isDiskFull(error) ? 'database away' : 'fault';
}

const isDiskFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '53100';

/** What is done with a claim whose attempt failed. */
interface FailedAttempt {
  /** Earlier attempts that ended in a fault of their own. */
  readonly faults: number;
  readonly fail: (reason: string) => Promise<unknown>;
  readonly release: (end: AttemptEnd) => Promise<unknown>;
}

/** Fails a claim for good after too many faults of its own, and otherwise gives it back, to be offered again. */
export async function endFailedAttempt(
  error: unknown,
  stopping: AbortSignal,
  { faults, fail, release }: FailedAttempt,
): Promise<void> {
  const end = endOfAttempt(error, stopping);
  if (end === 'fault' && faults + 1 >= mostFaults) {
    await fail(endReasons[error instanceof CalculationEndedError ? error.reason : 'crash']);
    return;
  }
  await release(end);
  throw new OfferAgainError();
}
