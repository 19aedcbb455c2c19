import type { DossierInput, Scale } from '#core/dossier.ts';
import { flatRates, type PremiumSteps, ratesInSteps } from '#core/scheme/premium-steps.ts';
import { type FiscalLimits, flatCaps, noCaps, progressiveCaps } from '#core/transition/caps.ts';
import type { PremiumCourse } from '#core/transition/solve.ts';

/** One of the two forms an answer can have: how its rates follow from lambda, and how they are shown. */
export interface PremiumForm extends PremiumCourse {
  readonly name: 'flat' | 'progressive';
  /** Rates per step as a scale. */
  readonly scaleOf: (rates: Float64Array) => Scale;
}

/** A flat premium stands for every age; as a scale it is shown from the youngest age of the fiscal maxima. */
export const flatFromAge = 15;

/** Both forms for a dossier. */
export function premiumForms(
  { next, goal }: Pick<DossierInput, 'next' | 'goal'>,
  shape: Scale,
  steps: PremiumSteps,
  limits: FiscalLimits,
): Readonly<Record<PremiumForm['name'], PremiumForm>> {
  return {
    flat: {
      name: 'flat',
      shape: flatRates(steps, 1),
      caps: goal.fiscalCaps ? flatCaps(limits.flat, steps, next.entryCost) : noCaps(steps),
      scaleOf: (rates) => [{ fromAge: flatFromAge, rate: rates[0]! }],
    },
    progressive: {
      name: 'progressive',
      shape: ratesInSteps(shape, steps),
      caps: goal.fiscalCaps ? progressiveCaps(limits.scale, shape, steps, next) : noCaps(steps),
      scaleOf: (rates) => shape.map(({ fromAge }) => ({ fromAge, rate: rates[steps.ofAge[fromAge]!]! })),
    },
  };
}
