import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Goes on as a worker for a while: the rows of this are not for the person to see or change. */
export async function asWorker<T>(
  { database }: { readonly database: Pick<Database, 'become'> },
  tx: Tx,
  person: Person,
  work: () => Promise<T>,
): Promise<T> {
  await database.become(tx, { kind: 'worker', organisationId: person.organisationId });
  const done = await work();
  await database.become(tx, person);
  return done;
}
