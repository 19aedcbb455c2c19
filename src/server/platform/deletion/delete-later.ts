import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { asWorker } from '#server/platform/as-worker.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

export interface DeletionParts extends RecordedParts {
  /** Has deleted for good what is marked, when its moment has come, as part of the transaction that marks it. */
  readonly orderDeletion: (tx: Tx, organisationId: string) => Promise<void>;
}

/** Has something that the person sees deleted later, and hidden until then. Throws NOT_FOUND. */
export async function deleteLater(
  parts: DeletionParts,
  tx: Tx,
  person: Person,
  mark: () => Promise<boolean>,
): Promise<void> {
  if (!(await asWorker(parts, tx, person, mark))) throw new ProblemError('NOT_FOUND');
  await parts.orderDeletion(tx, person.organisationId);
}

/** Has something stay that was to be deleted; what `unmark` tells of it. Throws DELETION_DONE. */
export async function undoneDeletion<T>(
  parts: DeletionParts,
  tx: Tx,
  person: Person,
  unmark: () => Promise<T | null>,
): Promise<T> {
  const kept = await asWorker(parts, tx, person, unmark);
  if (kept === null) throw new ProblemError('DELETION_DONE');
  return kept;
}
