import type { Person } from '#server/platform/actor.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';
import { isProven } from '#server/session/reauthentication/proof-store.ts';

/** Refuses what a found screen or a stolen session may not do, unless its holder proved a short while ago who they are. */
export async function requireProven(tx: Tx, person: Person): Promise<void> {
  if (!(await isProven(tx, person))) throw new ProblemError('REAUTHENTICATION_NEEDED');
}

/** The same in a transaction of its own, before what is done as the person themselves, who does not see how old a session is. */
export const requireProvenFirst = (database: Database, person: Person): Promise<void> =>
  database.as({ kind: 'gate' }, (tx) => requireProven(tx, person));
