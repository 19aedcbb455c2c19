import { isRow } from '#server/platform/database/row-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

interface EmployerRights {
  /** To send dossiers, and delete his own. */
  readonly mayUpload: boolean;
  /** To record a choice. */
  readonly mayDecide: boolean;
}

/** What an employer's own people may do, as its adviser chose. Throws NOT_FOUND. */
export async function employerRights(tx: Tx, organisationId: string, clientId: string): Promise<EmployerRights> {
  const found = await tx
    .selectFrom('client')
    .select(['may_upload as mayUpload', 'may_decide as mayDecide'])
    .where(isRow(organisationId, clientId))
    .executeTakeFirst();
  return required(found ?? null);
}

/** Throws NOT_FOUND, or NOT_ALLOWED for an employer whose adviser does not let him. */
export async function requireRight(
  tx: Tx,
  person: Person,
  clientId: string,
  right: keyof EmployerRights,
): Promise<void> {
  const rights = await employerRights(tx, person.organisationId, clientId);
  if (person.role === 'employer' && !rights[right]) throw new ProblemError('NOT_ALLOWED');
}
