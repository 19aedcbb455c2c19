import { statusReasons } from '#api/status-reasons.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { ProcessedVariant } from '#server/calculation/process-variant.ts';
import { endFailedAttempt } from '#server/dossiers/ended-attempt.ts';
import { startHeartbeat } from '#server/dossiers/heartbeat.ts';
import { doNext } from '#server/dossiers/large-dossiers.ts';
import { isAnyReady } from '#server/dossiers/left-work-store.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import {
  failVariant,
  nextVariant,
  recordVariantSign,
  releaseVariant,
  storeVariant,
  type VariantClaim,
} from '#server/dossiers/variants/variant-turn-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Log } from '#server/platform/log.ts';
import type { UnderWay } from '#server/platform/under-way.ts';

export const variantQueue = 'calculate-variant';

/** Calculates a dossier with other choices; rejects on a fault of ours and when `signal` aborts. */
export type VariantCalculation = (
  input: Uint8Array,
  options: { readonly choices: WhatIfChoices; readonly houseStyle: HouseStyle; readonly signal: AbortSignal },
) => Promise<ProcessedVariant>;

export interface VariantParts {
  readonly database: Database;
  readonly log: Log;
  readonly calculateVariant: VariantCalculation;
  readonly houseStyle: (tx: Tx, organisationId: string) => Promise<HouseStyle>;
  /** Places for variants of large dossiers; as many as there are variants when not given. */
  readonly largePlaces?: UnderWay;
}

/** Calculates the variant whose turn it is, if one waits. May run more than once after a fault; its result is stored once. */
export async function calculateNextVariant(parts: VariantParts, signal: AbortSignal): Promise<void> {
  const { database } = parts;
  const turns = {
    next: (may: 'any' | 'small') => nextVariant(database, may),
    isAnyReady: () => isAnyReady(database, 'variant'),
  };
  await doNext(parts.largePlaces, turns, (claim) => calculateClaimed(parts, claim, signal));
}

async function calculateClaimed(parts: VariantParts, claim: VariantClaim, signal: AbortSignal): Promise<void> {
  const { database, log, houseStyle } = parts;
  const { organisationId, dossierId, choices } = claim;
  const asWorker = <T>(work: (tx: Tx) => Promise<T>) => database.as({ kind: 'worker', organisationId }, work);
  const heartbeat = startHeartbeat(() => asWorker((tx) => recordVariantSign(tx, claim)), log);
  try {
    const { input, style } = await asWorker(async (tx) => ({
      input: await keptFile(tx, organisationId, dossierId, 'whatIfInput'),
      style: await houseStyle(tx, organisationId),
    }));
    if (choices === null || input === null) {
      const reason = choices === null ? statusReasons.choicesUnknown : statusReasons.whatIfErased;
      await asWorker((tx) => failVariant(tx, claim, reason));
      return;
    }
    const either = AbortSignal.any([signal, heartbeat.lost]);
    const processed = await parts.calculateVariant(input.bytes, { choices, houseStyle: style, signal: either });
    await heartbeat.stop();
    await asWorker((tx) => storeVariant(tx, claim, processed));
  } catch (error) {
    await heartbeat.stop();
    // Deleted, started again or taken over: what happens to it is no longer up to this attempt.
    if (heartbeat.lost.aborted) return;
    const detail = error instanceof CalculationEndedError ? error.detail : null;
    log.warn({ err: error, detail, faults: claim.faults }, 'calculation of a variant failed');
    await endFailedAttempt(error, signal, {
      faults: claim.faults,
      fail: (reason) => asWorker((tx) => failVariant(tx, claim, reason)),
      release: (end) => asWorker((tx) => releaseVariant(tx, claim, end)),
    });
  } finally {
    await heartbeat.stop();
  }
}
