import { sql } from 'kysely';
import { noProgress } from '#server/dossiers/claim-store.ts';
import type { Tx } from '#server/platform/database.ts';

/** A calculation that waits for a worker, a round further than before. Its files get the variants that they have. */
export const newRound = {
  status: 'Submitted',
  status_reason: null,
  round: sql<number>`round + 1`,
  attempts: 0,
  faults: 0,
  heartbeat_on: null,
  goes_later: false,
  asked_variants: sql<string | null>`report_variants`,
  queued_on: sql<Date>`now()`,
  ...noProgress,
} as const;

const asked = (variants: readonly string[] | undefined) =>
  variants === undefined ? {} : { asked_variants: variants.length === 0 ? null : JSON.stringify(variants) };

/**
 * Starts a calculation again after it failed, or makes the files of a finished one again, with these variants where they are
 * given; null in any other state.
 */
export async function startedRound(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  from: 'Failed' | 'Finished',
  variants?: readonly string[],
): Promise<number | null> {
  const started = await tx
    .updateTable('dossier')
    .set({ ...newRound, ...asked(variants), is_restyling: from === 'Finished' })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', dossierId)
    .where('status', '=', from)
    .returning('round')
    .executeTakeFirst();
  return started?.round ?? null;
}
