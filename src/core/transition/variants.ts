import type { DossierInput, Scale } from '#core/dossier.ts';
import type { AnswerKey, PerVariant } from '#core/result.ts';
import { flatRates, type PremiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';
import { flatFromAge } from '#core/transition/premium-form.ts';

/** A new premium that is set beside the current scheme: an answer at its practical rates, or an own proposal as typed. */
export interface Variant {
  readonly form: 'flat' | 'progressive';
  /** Per premium step. */
  readonly rates: Float64Array;
  /** The same rates as they are shown. */
  readonly scale: Scale;
}

/** The answers and the adviser's own proposals. */
export function allVariants(
  answers: Readonly<Record<AnswerKey, Variant>>,
  { ownProposal }: Pick<DossierInput, 'ownProposal'>,
  steps: PremiumSteps,
): PerVariant<Variant> {
  const { flat, scale } = ownProposal;
  const ownFlat: Variant | null =
    flat === null
      ? null
      : { form: 'flat', rates: flatRates(steps, flat), scale: [{ fromAge: flatFromAge, rate: flat }] };
  const ownScale: Variant | null =
    scale.length === 0 ? null : { form: 'progressive', rates: scaleRates(scale, steps), scale };
  return { ...answers, ...(ownFlat && { ownFlat }), ...(ownScale && { ownScale }) };
}
