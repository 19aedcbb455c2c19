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
 * row. Step 0 is everybody below the first age of all. Rates per step are a vector with one element per step.
 */
export interface PremiumSteps {
  readonly count: number;
  /** First age of each step; that of step 0 is 0. */
  readonly fromAges: readonly number[];
  /** Step of each whole age. */
  readonly ofAge: Uint8Array;
}

/** The steps of one scale, or those in which several fit. */
export function premiumSteps(...scales: readonly Scale[]): PremiumSteps {
  const ages = [...new Set(scales.flat().map((step) => step.fromAge))].sort((one, other) => one - other);
  const ofAge = new Uint8Array(highestTableAge + 1);
  for (const [index, fromAge] of ages.entries()) ofAge.fill(index + 1, Math.max(0, fromAge));
  return { count: ages.length + 1, fromAges: [0, ...ages], ofAge };
}

/** The row of a scale to which each step belongs; -1 for steps below its first age. */
export function rowOfStep(scale: Scale, steps: PremiumSteps): number[] {
  return steps.fromAges.map((age, step) => (step === 0 ? -1 : scale.findLastIndex((row) => row.fromAge <= age)));
}

/** Rates per step of a scale: 0 below its first age. */
export function scaleRates(scale: Scale, steps: PremiumSteps): Float64Array {
  return Float64Array.from(rowOfStep(scale, steps), (row) => scale[row]?.rate ?? 0);
}

/** One rate for every step, those below the first age of the scale included: a flat premium. */
export function flatRates(steps: PremiumSteps, rate: number): Float64Array {
  return new Float64Array(steps.count).fill(rate);
}

/** Rate of a scale at a whole age, 0 below its first age. */
export function scaleRate(scale: Scale, age: number): number {
  return scale.findLast((step) => step.fromAge <= age)?.rate ?? 0;
}
