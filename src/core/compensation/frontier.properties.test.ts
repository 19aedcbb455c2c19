import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCompensation, anyDossier } from '#cases/factory/any-dossier.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

const outcome = fc
  .tuple(anyDossier, anyCompensation)
  .map(([input, compensation]) =>
    Object.assign(input, { compensation: { ...compensation, method: 'pensionOutcome' as const } }),
  );

/** Compensation beside a flat premium at a target. */
const compensationBeside = (input: DossierInput, flat: number, target: number): AlternativeCompensation =>
  alternativeOf(
    resultOf({ ...input, compensation: { ...input.compensation, target }, ownProposal: { flat, scale: [] } }),
    'ownFlat',
  ).compensation!;

describe('the frontier', () => {
  test('holds the cost of the same premium as a proposal', () => {
    fc.assert(
      fc.property(outcome, (input) => {
        const { points } = resultOf(input).compensation!.frontier!;
        for (const point of [points[40]!, points[200]!]) {
          const { horizonCost, costExcluding } = compensationBeside(input, point.rate, input.compensation.target);
          const size = 1e-9 * Math.abs(costExcluding) + 1e-6;
          expect(Math.abs(point.costExcluding - costExcluding)).toBeLessThanOrEqual(size);
          expect(Math.abs(point.costAtTarget - horizonCost)).toBeLessThanOrEqual(1e-9 * horizonCost + 1e-6);
        }
      }),
      propertyRuns(10),
    );
  });

  test('is the highest target that fits: just below it the budget is kept, just above it is passed', () => {
    fc.assert(
      fc.property(outcome, (input) => {
        const { budget, points } = resultOf(input).compensation!.frontier!;
        for (const { rate, highestTarget, costExcluding } of [points[40]!, points[150]!, points.at(-1)!]) {
          const slack = 1e-9 * (Math.abs(budget) + Math.abs(costExcluding)) + 1e-6;
          if (Math.abs(costExcluding - budget) > slack) expect(highestTarget !== null).toBe(costExcluding < budget);
          if (highestTarget === null) continue;
          const costAt = (target: number): number => compensationBeside(input, rate, target).costIncluding;
          expect(costAt(highestTarget - 1e-7)).toBeLessThanOrEqual(budget + slack);
          if (highestTarget < 1) expect(costAt(highestTarget + 1e-6)).toBeGreaterThan(budget - slack);
        }
      }),
      propertyRuns(10),
    );
  });
});
