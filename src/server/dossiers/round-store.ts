import { type ExpressionBuilder, sql } from 'kysely';
import type { OnScreen } from '#api/on-screen.ts';
import { noProgress } from '#server/dossiers/claim-store.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** A calculation that waits for a worker, a round further than before. Its files get the variants and the mark that they have. */
export const newRound = {
  status: 'Submitted',
  status_reason: null,
  round: sql<number>`round + 1`,
  attempts: 0,
  faults: 0,
  heartbeat_on: null,
  rests_until: null,
  goes_later: false,
  asked_variants: sql<string | null>`report_variants`,
  asked_on_screen: sql<string | null>`on_screen`,
  asked_final_by: sql<string | null>`final_by`,
  asked_final_on: sql<Date | null>`final_on`,
  queued_on: sql<Date>`now()`,
  ...noProgress,
} as const;

/** What stands in the files that are made again, where that is another than before. */
export interface AskedFiles {
  readonly variants?: readonly string[];
  /** Of what was done with it on screen; the rest stays. */
  readonly onScreen?: Partial<OnScreen>;
  /** Name of who marks them final from this moment; null: they are a concept. */
  readonly finalBy?: string | null;
  /** It is calculated anew: on the curve and scenarios of today. */
  readonly isAnew?: true;
}

const asked = ({ variants, onScreen, finalBy, isAnew }: AskedFiles) => ({
  ...(isAnew ? { calculated_on: sql<Date>`now()` } : {}),
  ...(variants === undefined ? {} : { asked_variants: variants.length === 0 ? null : JSON.stringify(variants) }),
  ...(onScreen === undefined
    ? {}
    : { asked_on_screen: sql<string>`coalesce(on_screen, '{}') || ${JSON.stringify(onScreen)}::jsonb` }),
  ...(finalBy === undefined
    ? {}
    : { asked_final_by: finalBy, asked_final_on: finalBy === null ? null : sql<Date>`now()` }),
});

/** Starts a calculation again after it failed, or makes the files of a finished one again; null in any other state. */
export async function startedRound(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  from: 'Failed' | 'Finished',
  files: AskedFiles = {},
): Promise<number | null> {
  const started = await tx
    .updateTable('dossier')
    .set({ ...newRound, ...asked(files), is_restyling: from === 'Finished' })
    .where(isRow(organisationId, dossierId))
    .where('status', '=', from)
    .returning('round')
    .executeTakeFirst();
  return started?.round ?? null;
}

/**
 * Makes the files of a dossier again that are there or on their way: what is decided on it has changed. Null where they cannot
 * be made, and where somebody marked them final: those stay as they were marked.
 */
export async function startedDecisionRound(tx: Tx, organisationId: string, dossierId: string): Promise<number | null> {
  const started = await tx
    .updateTable('dossier')
    .set({
      ...newRound,
      // What runs keeps what it was asked for: it is only begun anew.
      asked_variants: sql<string | null>`case when status = 'Submitted' then asked_variants else report_variants end`,
      asked_on_screen: sql<string | null>`case when status = 'Submitted' then asked_on_screen else on_screen end`,
      asked_final_by: null,
      asked_final_on: null,
      is_restyling: true,
    })
    .where(isRow(organisationId, dossierId))
    .where(
      sql<boolean>`(status = 'Finished' and final_by is null) or (status = 'Submitted' and is_restyling and asked_final_by is null)`,
    )
    .where(hasInput)
    .returning('round')
    .executeTakeFirst();
  return started?.round ?? null;
}

/** Whether the upload of a dossier is kept. */
export const hasInput = (eb: ExpressionBuilder<Tables, 'dossier'>) =>
  eb.exists(
    eb
      .selectFrom('dossier_file')
      .select('dossier_file.dossier_id')
      .whereRef('dossier_file.organisation_id', '=', 'dossier.organisation_id')
      .whereRef('dossier_file.dossier_id', '=', 'dossier.id')
      .where('dossier_file.type', '=', 'inputFile'),
  );
