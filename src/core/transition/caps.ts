import type { Scale } from '#core/dossier/scale.ts';
import { perStep, rowOfStep, scaleRate, type PremiumSteps } from '#core/scheme/premium-steps.ts';

/** Highest lawful premiums, without administration cost, fractions of the pension base. */
export interface FiscalLimits {
  /** Flat premium (art. 18a Wet LB, or its reduced value for a lower offset). */
  readonly flat: number;
  /** Scale (art. 38r Wet LB, or its reduced column). */
  readonly scale: Scale;
}

/**
 * Lowest maximum over the whole ages of a step: from its first age to the age before the next step, the last step to
 * the last whole age before the pension age. Ages below the first of the maximum scale get that first value.
 */
export function lowestLimit(limit: Scale, fromAge: number, untilAge: number): number {
  const firstAge = limit[0]?.fromAge ?? 0;
  let lowest = Infinity;
  for (let age = fromAge; age < Math.max(untilAge, fromAge + 1); age++) {
    lowest = Math.min(lowest, scaleRate(limit, Math.max(age, firstAge)));
  }
  return lowest;
}

/** Per row of a scale the lowest maximum over its ages. The pension age is in months. */
export function scaleLimits(limit: Scale, fromAges: readonly number[], pensionAgeInMonths: number): number[] {
  const lastAge = Math.ceil(pensionAgeInMonths / 12);
  return fromAges.map((fromAge, row) => lowestLimit(limit, fromAge, fromAges[row + 1] ?? lastAge));
}

/**
 * Caps per premium step for a scale: those of its rows. Entry cost lies on top of the maxima: rate x
 * (1 - kosten_op_inleg) <= maximum. Below the first age of the scale there is no premium, and no cap is needed; nor for a
 * flat premium that is held beside it, which is no part of the scale.
 */
export function progressiveCaps(
  limit: Scale,
  scale: Scale,
  steps: PremiumSteps,
  scheme: { readonly pensionAgeInMonths: number; readonly entryCost: number },
): Float64Array {
  const fromAges = scale.map((row) => row.fromAge);
  const limits = scaleLimits(limit, fromAges, scheme.pensionAgeInMonths);
  const ofAges = rowOfStep(scale, steps).map((row) => (limits[row] ?? Infinity) / (1 - scheme.entryCost));
  return perStep(steps, ofAges, Infinity);
}

/** The same cap in every step, for a flat premium. */
export function flatCaps(limit: number, steps: PremiumSteps, entryCost: number): Float64Array {
  return new Float64Array(steps.count).fill(limit / (1 - entryCost));
}

/** Caps that hold nothing back (fiscale_begrenzing = nee). */
export function noCaps(steps: PremiumSteps): Float64Array {
  return new Float64Array(steps.count).fill(Infinity);
}
