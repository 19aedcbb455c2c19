import type { DossierInput } from '#core/dossier/dossier.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import type { Scale, AgeStep } from '#core/dossier/scale.ts';

/** Whole ages 0 up to and including this one have a place in tables by age. */
export const highestTableAge = 130;

/** Value per whole age of a table by age: that of the row with the highest age not above it, 0 below the first row. */
export function ageValues(steps: readonly AgeStep[]): Float64Array {
  const values = new Float64Array(highestTableAge + 1);
  for (const step of steps.toSorted((one, other) => one.fromAge - other.fromAge)) {
    values.fill(step.value, Math.max(0, Math.ceil(step.fromAge)));
  }
  return values;
}

/**
 * The steps in which premium rates are kept, fine enough for one or more scales: each begins where one of them has a
 * row. Step 0 is everybody below the first age of all. Rates per step are a vector with one element per step. Those hired
 * since a flat premium began have, whatever their age, a step of their own after those of the ages: beside a scale it is the
 * rate that they have now.
 */
export interface PremiumSteps {
  readonly count: number;
  /** First age of each step; that of step 0 is 0. */
  readonly fromAges: readonly number[];
  /** Step of each whole age. */
  readonly ofAge: Uint8Array;
  /** Rate of the step after those of the ages; null where nobody has a flat premium now. */
  readonly flatNow: number | null;
}

/** The steps of one scale, or those in which several fit. */
export function premiumSteps(...scales: readonly Scale[]): PremiumSteps {
  const ages = [...new Set(scales.flat().map((step) => step.fromAge))].sort((one, other) => one - other);
  const ofAge = new Uint8Array(highestTableAge + 1);
  for (const [index, fromAge] of ages.entries()) ofAge.fill(index + 1, Math.max(0, fromAge));
  return { count: ages.length + 1, fromAges: [0, ...ages], ofAge, flatNow: null };
}

/** The same in a dossier: with a step for those who have a flat premium now. */
export function dossierSteps(dossier: Pick<DossierInput, 'current'>, ...scales: readonly Scale[]): PremiumSteps {
  const steps = premiumSteps(...scales);
  const since = flatSinceOf(dossier);
  return since === null ? steps : { ...steps, count: steps.count + 1, flatNow: since.rate };
}

/** Amounts per step: these of the ages, and one of those who have a flat premium now. */
export const perStep = ({ flatNow }: PremiumSteps, ofAges: readonly number[], ofFlat: number): Float64Array =>
  Float64Array.from(flatNow === null ? ofAges : [...ofAges, ofFlat]);

/** Rates that stay as they are beside every scale: the flat premium of those who have it now, 0 in the steps of the ages. */
export const heldRates = (steps: PremiumSteps): Float64Array =>
  perStep(
    steps,
    steps.fromAges.map(() => 0),
    steps.flatNow ?? 0,
  );

/** The row of a scale to which each step of the ages belongs; -1 for steps below its first age. */
export function rowOfStep(scale: Scale, steps: PremiumSteps): number[] {
  return steps.fromAges.map((age, step) => (step === 0 ? -1 : scale.findLastIndex((row) => row.fromAge <= age)));
}

/** Rates per step of a scale: 0 below its first age, and `ofFlat` of those who have a flat premium now: what they have beside it. */
export function scaleRates(scale: Scale, steps: PremiumSteps, ofFlat = steps.flatNow ?? 0): Float64Array {
  const ofAges = rowOfStep(scale, steps).map((row) => scale[row]?.rate ?? 0);
  return perStep(steps, ofAges, ofFlat);
}

/** One rate for every step, those below the first age of the scale included: a flat premium. */
export function flatRates(steps: PremiumSteps, rate: number): Float64Array {
  return new Float64Array(steps.count).fill(rate);
}

/** Rates per step of a premium that is offered: one percentage is for everybody, a scale leaves those with a flat premium what they have. */
export const premiumRates = (premium: Scale, steps: PremiumSteps): Float64Array =>
  isLevel(premium) ? flatRates(steps, premium[0]!.rate) : scaleRates(premium, steps);

/** Rate of a scale at a whole age, 0 below its first age. */
export function scaleRate(scale: Scale, age: number): number {
  return scale.findLast((step) => step.fromAge <= age)?.rate ?? 0;
}
