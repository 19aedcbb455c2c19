import type { Person } from '#server/platform/actor.ts';
import type { Tx } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { isProven } from '#server/session/reauthentication/proof-store.ts';

/** Refuses what a found screen or a stolen session may not do, unless its holder proved a short while ago who they are. */
export async function requireProven(tx: Tx, person: Person): Promise<void> {
  if (!(await isProven(tx, person))) throw new ProblemError('REAUTHENTICATION_NEEDED');
}
