import { sql } from 'kysely';
import { provenMinutes } from '#api/reauthentication.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

type SessionOwner = Pick<Person, 'organisationId' | 'sessionId'>;

/** Whether a session began a short while ago, or its holder proved once more who they are. For the gate. */
export async function isProven(tx: Tx, { organisationId, sessionId }: SessionOwner): Promise<boolean> {
  const { is_proven } = await tx
    .selectFrom('session')
    .select(
      sql<boolean>`greatest(created_on, proven_on) > now() - ${provenMinutes} * interval '1 minute'`.as('is_proven'),
    )
    .where(isRow(organisationId, sessionId))
    .executeTakeFirstOrThrow();
  return is_proven;
}

export async function storeProof(tx: Tx, { organisationId, sessionId }: SessionOwner): Promise<void> {
  await tx
    .updateTable('session')
    .set({ proven_on: sql<Date>`now()` })
    .where(isRow(organisationId, sessionId))
    .execute();
}
