import type { Scale } from '#core/dossier.ts';
import { highestTableAge } from '#core/scheme/age-values.ts';

/**
 * The steps in which premium rates are kept. Step 0 is everybody below the first age, step b >= 1 starts at the b-th
 * age at which a rate may change. Rates per step are a vector with one element per step.
 */
export interface PremiumSteps {
  readonly count: number;
  /** First age of each step; that of step 0 is 0. */
  readonly fromAges: readonly number[];
  /** Step of each whole age. */
  readonly ofAge: Uint8Array;
}

/** The steps of a scale; of several scales, a step wherever one of them has one. */
export function premiumSteps(...scales: readonly Scale[]): PremiumSteps {
  const ages = new Set(scales.flatMap((scale) => scale.map((step) => step.fromAge)));
  const fromAges = [...ages].sort((one, other) => one - other);
  const ofAge = new Uint8Array(highestTableAge + 1);
  for (const [index, fromAge] of fromAges.entries()) ofAge.fill(index + 1, Math.max(0, fromAge));
  return { count: fromAges.length + 1, fromAges: [0, ...fromAges], ofAge };
}

/** Rates per step of a scale: 0 below its first age. */
export function scaleRates(scale: Scale): Float64Array {
  return Float64Array.from([0, ...scale.map((step) => step.rate)]);
}

/** Rates of a scale in steps that include its own: 0 below its first age. */
export function ratesInSteps(scale: Scale, steps: PremiumSteps): Float64Array {
  return Float64Array.from(steps.fromAges, (fromAge, step) => (step === 0 ? 0 : scaleRate(scale, fromAge)));
}

/** One rate for every step, those below the first age of the scale included: a flat premium. */
export function flatRates(steps: PremiumSteps, rate: number): Float64Array {
  return new Float64Array(steps.count).fill(rate);
}

/** Rate of a scale at a whole age, 0 below its first age. */
export function scaleRate(scale: Scale, age: number): number {
  return scale.findLast((step) => step.fromAge <= age)?.rate ?? 0;
}
