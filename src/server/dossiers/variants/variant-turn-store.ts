import { sql } from 'kysely';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { countedEnd, isRested } from '#server/dossiers/left-work-store.ts';
import { storedChoices, type VariantOrder } from '#server/dossiers/variant-store.ts';
import type { AttemptEnd } from '#server/dossiers/ended-attempt.ts';
import type { Database } from '#server/platform/database/database.ts';
import { hasUpdated, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import type { ProcessedVariant } from '#server/calculation/process-variant.ts';
import { variantPlace } from '#server/platform/database/kept-places.ts';
import { toKeep } from '#server/platform/database/vault.ts';

/** A claimed variant. `claim` is the fence: only the newest claim may write. */
export interface VariantClaim extends VariantOrder {
  readonly claim: number;
  /** Earlier attempts of this round that ended in a fault of their own. */
  readonly faults: number;
  readonly isLarge: boolean;
  /** Null: an earlier version stored choices that this one does not know. */
  readonly choices: WhatIfChoices | null;
}

/**
 * Claims the variant that waits longest, of the organisation whose last turn was longest ago; null when none waits that may
 * be taken: any, or of small dossiers only. Workers pick one after another, so that no two take the same turn.
 */
export async function nextVariant(database: Database, may: 'any' | 'small' = 'any'): Promise<VariantClaim | null> {
  return database.as('dispatcher', async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evenwicht: whose turn a variant is'))`.execute(tx);
    const next = await nextInTurn(tx, may);
    if (next === undefined) return null;
    await takeTurn(tx, next.organisationId);
    await database.become(tx, { kind: 'worker', organisationId: next.organisationId });
    return claimedVariant(tx, next);
  });
}

type Place = Pick<VariantOrder, 'organisationId' | 'variantId'>;

const nextInTurn = (tx: Tx, may: 'any' | 'small'): Promise<Place | undefined> =>
  tx
    .selectFrom('variant')
    .leftJoin('variant_turn', 'variant_turn.organisation_id', 'variant.organisation_id')
    .where('variant.status', '=', 'Submitted')
    .where('variant.heartbeat_on', 'is', null)
    .where(isRested('variant'))
    .$if(may === 'small', (query) => query.where('variant.is_large', '=', false))
    .orderBy('variant_turn.taken', (order) => order.asc().nullsFirst())
    .orderBy('variant.arrival')
    .limit(1)
    .select(['variant.organisation_id as organisationId', 'variant.id as variantId'])
    .executeTakeFirst();

async function takeTurn(tx: Tx, organisationId: string): Promise<void> {
  const taken = sql<string>`(select coalesce(max(taken), 0) + 1 from variant_turn)`;
  await tx
    .insertInto('variant_turn')
    .values({ organisation_id: organisationId, taken })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ taken }))
    .execute();
}

async function claimedVariant(tx: Tx, { organisationId, variantId }: Place): Promise<VariantClaim | null> {
  const claimed = await tx
    .updateTable('variant')
    .set({ claim: sql`claim + 1`, attempts: sql`attempts + 1`, heartbeat_on: sql<Date>`now()` })
    .where(isRow(organisationId, variantId))
    .where('status', '=', 'Submitted')
    .where('heartbeat_on', 'is', null)
    .returning(['dossier_id as dossierId', 'round', 'claim', 'faults', 'is_large as isLarge', 'choices'])
    .executeTakeFirst();
  if (claimed === undefined) return null;
  return { organisationId, variantId, ...claimed, choices: storedChoices(claimed.choices) };
}

/** Records a sign of life; false when the claim is no longer the current one. */
export function recordVariantSign(tx: Tx, claim: VariantClaim): Promise<boolean> {
  return changeVariant(tx, claim, { heartbeat_on: sql`now()` });
}

/** Gives a variant back to the queue after an attempt that ended so. */
export async function releaseVariant(tx: Tx, claim: VariantClaim, end: AttemptEnd): Promise<void> {
  await changeVariant(tx, claim, { heartbeat_on: null, ...countedEnd[end] });
}

/** Changes a variant of which this claim is the current one; returns whether it was. */
async function changeVariant(tx: Tx, claim: VariantClaim, change: Record<string, unknown>): Promise<boolean> {
  return hasUpdated(
    tx
      .updateTable('variant')
      .set(change)
      .where(isRow(claim.organisationId, claim.variantId))
      .where('round', '=', claim.round)
      .where('claim', '=', claim.claim)
      .where('status', '=', 'Submitted'),
  );
}

const noResult = {
  key_figures: null,
  card: null,
  result: null,
  form_version: null,
  program_version: null,
  calculated_on: null,
} as const;

/** Marks a variant as failed, for good until somebody has it calculated again. */
export async function failVariant(tx: Tx, claim: VariantClaim, reason: string): Promise<void> {
  await changeVariant(tx, claim, { ...noResult, status: 'Failed', status_reason: reason });
}

/** Stores what came out, unless it was deleted, started again or taken over meanwhile. */
export async function storeVariant(tx: Tx, claim: VariantClaim, processed: ProcessedVariant): Promise<void> {
  if (processed.outcome === 'refused') return failVariant(tx, claim, processed.reason);
  await changeVariant(tx, claim, {
    status: 'Finished',
    status_reason: null,
    key_figures: JSON.stringify(processed.keyFigures),
    card: processed.card === null ? null : JSON.stringify(processed.card),
    changes: JSON.stringify(processed.changes),
    result: await toKeep(tx, variantPlace(claim.organisationId, claim.variantId), processed.screenResult),
    form_version: keptForms.screenResult,
    program_version: processed.programVersion,
    calculated_on: sql`now()`,
  });
}
