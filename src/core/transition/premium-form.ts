import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { flatRates, heldRates, type PremiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';
import { type FiscalLimits, flatCaps, noCaps, progressiveCaps } from '#core/transition/caps.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';
import { isAbove } from '#core/result/is-above.ts';
import type { CappedShape, Solution } from '#core/transition/solve.ts';

/** One of the two forms an answer can have: how its rates follow from lambda, and how they are shown. */
export interface PremiumForm extends CappedShape {
  readonly name: 'flat' | 'progressive';
  /**
   * Highest lawful rate per step, entry cost included, whatever fiscale_begrenzing says. `caps` are what the solver holds
   * to: these, or none.
   */
  readonly maxima: Float64Array;
  /** Rates per step as a scale. */
  readonly scaleOf: (rates: Float64Array) => Scale;
}

/** A flat premium holds for every age; as a scale it is shown from the youngest age of the fiscal maxima. */
export const flatFromAge = 15;

/** The forms of the flat and of the progressive answers. A scale that is level is a flat premium, on the same terms. */
export function premiumForms(
  { next, goal }: Pick<DossierInput, 'next' | 'goal'>,
  shape: Scale,
  steps: PremiumSteps,
  limits: FiscalLimits,
): Readonly<Record<PremiumForm['name'], PremiumForm>> {
  return {
    flat: flatForm({ next, goal }, 1, steps, limits),
    progressive: isLevel(shape)
      ? flatForm({ next, goal }, 1, steps, limits)
      : progressiveForm({ next, goal }, shape, steps, limits),
  };
}

/** The form in which one rate holds for every age. */
export function flatForm(
  { next, goal }: Pick<DossierInput, 'next' | 'goal'>,
  rate: number,
  steps: PremiumSteps,
  limits: FiscalLimits,
): PremiumForm {
  const maxima = flatCaps(limits.flat, steps, next.entryCost);
  return {
    name: 'flat',
    shape: flatRates(steps, rate),
    maxima,
    caps: goal.fiscalCaps ? maxima : noCaps(steps),
    scaleOf: (rates) => [{ fromAge: flatFromAge, rate: rates[0]! }],
  };
}

/** The form of a scale as it is: where it is level, that of the flat premium that it is, which holds for every age. */
export const formOfScale = (
  dossier: Pick<DossierInput, 'next' | 'goal'>,
  scale: Scale,
  steps: PremiumSteps,
  limits: FiscalLimits,
): PremiumForm =>
  isLevel(scale) ? flatForm(dossier, scale[0]!.rate, steps, limits) : progressiveForm(dossier, scale, steps, limits);

/** The form in which rates follow a scale, on steps in which that scale fits; a step that nobody can pay is no part of it. */
function progressiveForm(
  { next, goal }: Pick<DossierInput, 'next' | 'goal'>,
  scale: Scale,
  steps: PremiumSteps,
  limits: FiscalLimits,
): PremiumForm {
  const paid = payableScale(scale, next);
  const maxima = progressiveCaps(limits.scale, paid, steps, next);
  return {
    name: 'progressive',
    shape: scaleRates(paid, steps, 0),
    ...(steps.flatNow !== null && { held: heldRates(steps) }),
    maxima,
    caps: goal.fiscalCaps ? maxima : noCaps(steps),
    scaleOf: (rates) => paid.map(({ fromAge }) => ({ fromAge, rate: rates[steps.fromAges.indexOf(fromAge, 1)]! })),
  };
}

/** Whether the law allows these rates: none of them is above its maximum, on a step without participants either. */
export const isLawful = ({ maxima }: PremiumForm, rates: Float64Array): boolean =>
  rates.every((rate, step) => !isAbove(rate, maxima[step]!));

/**
 * Rates rounded to practical premiums: half up, or down where that would pass a cap that the solver holds to. A rate that is held
 * stays as it is.
 */
export const practicalRates = ({ caps, held }: PremiumForm, rates: Float64Array, rounding: number): Float64Array =>
  rates.map((rate, step) => {
    const stays = held?.[step] ?? 0;
    return stays + practicalRate(rate - stays, rounding, caps[step]!);
  });

/**
 * Whether a lawful premium reaches the goal (haalbaar): the law allows the exact rates, and the rounded ones, which are what
 * is introduced.
 */
export const isReached = (form: PremiumForm, { rates, isFeasible }: Solution, rounding: number): boolean =>
  isFeasible && isLawful(form, rates) && isLawful(form, practicalRates(form, rates, rounding));
