import { alternativeOf } from '#core/result/alternative-of.ts';
import { expect } from 'vitest';
import { type DossierResult } from '#core/result/result.ts';

/**
 * Sums are made in the order of the participants, so another order moves their last digits: relative to the sum of the
 * sizes of the terms less than 1e-12 for dossiers of this size.
 */
export const sumTolerance = 1e-12;

/** Equal to a share of a scale, of their size unless another is given. */
export function expectNear(actual: number, expected: number, tolerance: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * scale + 1e-9);
}

/** The sum of the sizes of the terms of the cost. */
export function gross(result: DossierResult): number {
  const { cost: total, years } = alternativeOf(result, 'unchanged');
  return years.reduce(
    (sum, { cost, employeeContribution }) => sum + Math.abs(cost) + employeeContribution,
    Math.abs(total),
  );
}
