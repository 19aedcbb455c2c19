import type { OnScreen } from '#api/on-screen.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { absentResult } from '#server/dossiers/absence.ts';
import { onlyPremium } from '#api/what-if-choices.ts';
import { decisions } from '#server/dossiers/decision-store.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { variant } from '#server/dossiers/variant-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';

/** What the page shows of an outcome, when it was made, and its digest. Throws why there is none. */
export async function shownResult(tx: Tx, { organisationId }: Person, document: DossierDocument) {
  const kept = await keptFile(tx, organisationId, document.id, 'screenResult');
  if (kept === null) throw new ProblemError(absentResult(document));
  const { bytes, madeOn, sha256 } = kept;
  return { result: JSON.parse(await unpackedJson(bytes)) as ScreenResult, madeOn, sha256 };
}

/** A variant as choice C, or null. Throws CHOICE_C_DECIDED, NOT_FOUND, VARIANT_OUTDATED, VARIANT_NOT_READY or CHOICE_C_ONLY_PREMIUM. */
export async function takenVariant(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  variantId: string | null,
): Promise<OnScreen['choiceC']> {
  const [last] = await decisions(tx, organisationId, dossierId);
  if (last?.content.choice === 'C') throw new ProblemError('CHOICE_C_DECIDED');
  if (variantId === null) return null;
  const { name, state, isOutdated, choices } = required(await variant(tx, { organisationId, dossierId, variantId }));
  if (isOutdated || choices === null) throw new ProblemError('VARIANT_OUTDATED');
  if (state !== 'Finished') throw new ProblemError('VARIANT_NOT_READY');
  const premium = onlyPremium(choices);
  if (premium === null) throw new ProblemError('CHOICE_C_ONLY_PREMIUM');
  return { name, premium };
}
