import { statusReasons } from '#api/status/status-reasons.ts';
import type { WhatIfChoices } from '#core/what-if-choices.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { CalculationEndedError, type EndReason } from '#server/calculation/calculation-ended.ts';
import { endReasons } from '#server/calculation/end-reasons.ts';
import type { ProcessedVariant } from '#server/calculation/process-variant.ts';
import { keptFile } from '#server/dossiers/results/kept-data-store.ts';
import {
  failVariant,
  startedAttempt,
  storeVariant,
  uncountedAttempt,
  type VariantOrder,
} from '#server/dossiers/variants/variant-store.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { OfferAgainError } from '#server/platform/jobs.ts';

export const variantQueue = 'calculate-variant';

/** After this many attempts the calculation itself is taken to be the cause. */
const mostAttempts = 3;

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
}

/** Calculates a variant that waits. Offered twice, it is stored once. */
export async function calculateVariantJob(
  parts: VariantParts,
  order: VariantOrder,
  signal: AbortSignal,
): Promise<void> {
  const { database, houseStyle } = parts;
  const { organisationId, dossierId } = order;
  const asWorker = <T>(work: (tx: Tx) => Promise<T>) => database.as({ kind: 'worker', organisationId }, work);
  const started = await asWorker((tx) => startedAttempt(tx, order));
  if (started === null) return;
  if (started.attempts > mostAttempts) return asWorker((tx) => failVariant(tx, order, statusReasons.crash));
  const { choices } = started;
  if (choices === null) return asWorker((tx) => failVariant(tx, order, statusReasons.choicesUnknown));
  const found = await asWorker(async (tx) => ({
    input: await keptFile(tx, organisationId, dossierId, 'whatIfInput'),
    style: await houseStyle(tx, organisationId),
  }));
  const { input } = found;
  if (input === null) return asWorker((tx) => failVariant(tx, order, statusReasons.whatIfErased));
  const processed = await calculatedOrReason(parts, signal, () =>
    parts.calculateVariant(input.bytes, { choices, houseStyle: found.style, signal }),
  );
  if (processed === 'interrupted') await asWorker((tx) => uncountedAttempt(tx, order));
  else if ('outcome' in processed) return asWorker((tx) => storeVariant(tx, order, processed));
  else if (started.attempts >= mostAttempts)
    return asWorker((tx) => failVariant(tx, order, endReasons[processed.ended]));
  throw new OfferAgainError();
}

async function calculatedOrReason(
  { log }: VariantParts,
  signal: AbortSignal,
  calculated: () => Promise<ProcessedVariant>,
): Promise<ProcessedVariant | { readonly ended: EndReason } | 'interrupted'> {
  try {
    return await calculated();
  } catch (error) {
    const ended = error instanceof CalculationEndedError ? error : null;
    log.warn({ err: error, detail: ended?.detail ?? null }, 'calculation of a variant failed');
    return signal.aborted ? 'interrupted' : { ended: ended?.reason ?? 'crash' };
  }
}
