import { sql } from 'kysely';
import type { Tx } from '#server/platform/database.ts';
import { noProgress } from '#server/dossiers/claim-store.ts';

/** Starts a new round for a finished calculation whose input is kept; null when it is not finished or has no input. */
export async function startedRestyle(tx: Tx, organisationId: string, dossierId: string): Promise<number | null> {
  const started = await tx
    .updateTable('dossier')
    .set({
      status: 'Submitted',
      status_reason: null,
      is_restyling: true,
      round: sql`round + 1`,
      attempts: 0,
      heartbeat_on: null,
      ...noProgress,
    })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', dossierId)
    .where('status', '=', 'Finished')
    .returning('round')
    .executeTakeFirst();
  return started?.round ?? null;
}
