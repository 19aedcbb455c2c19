import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';
import { lastLook, storeLook } from '#server/retention/store.ts';

const hour = 3_600_000;

/** A clock that has moved by more than this since it was last looked at may be wrong. */
const largestStep = 3 * 24 * hour;

/** After so long at the new time it is taken for the time: who set it wrong has noticed by then. */
const trialPeriod = 24 * hour;

/**
 * Whether `now` can be trusted to erase by. One start of a machine with a wrong clock would erase what is not due for
 * years, and a start after a week off looks the same: so after a jump nothing is erased for a day, and the log says so.
 */
export async function isTrustedMoment(database: Database, log: Log, now: Date): Promise<boolean> {
  return database.as('operator', async (tx) => {
    const last = await lastLook(tx);
    const step = last === null ? 0 : Math.abs(now.getTime() - last.seenOn.getTime());
    const jumpedOn = step > largestStep ? now : (last?.jumpedOn ?? null);
    const isTrusted = jumpedOn === null || now.getTime() - jumpedOn.getTime() >= trialPeriod;
    await storeLook(tx, { seenOn: now, jumpedOn: isTrusted ? null : jumpedOn });
    if (step > largestStep)
      log.warn({ lastSeen: last?.seenOn, now }, 'the clock jumped; nothing is erased for a day, check the time');
    return isTrusted;
  });
}
