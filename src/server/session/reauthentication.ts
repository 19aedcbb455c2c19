import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { isProven } from '#server/session/proof-store.ts';

/** Refuses what a found screen or a stolen session may not do, unless its holder proved a short while ago who they are. */
export async function requireProven(tx: Tx, person: Person): Promise<void> {
  if (!(await isProven(tx, person))) throw new ProblemError('REAUTHENTICATION_NEEDED');
}

/** The same in a transaction of its own, before what is done as the person themselves, who does not see how old a session is. */
export const requireProvenFirst = (database: Database, person: Person): Promise<void> =>
  database.as('gate', (tx) => requireProven(tx, person));
