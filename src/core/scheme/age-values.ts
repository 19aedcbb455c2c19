import type { AgeStep } from '#core/dossier/scale.ts';

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
