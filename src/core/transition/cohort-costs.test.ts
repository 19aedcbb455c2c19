import { alternativeOf } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierResult } from '#core/result/result.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** Cost is what is left after own contributions: a sum of this size is taken apart. */
const sizeOf = (result: DossierResult): number =>
  alternativeOf(result, 'unchanged').years.reduce(
    (sum, { cost, employeeContribution }) => sum + Math.abs(cost) + employeeContribution,
    1,
  );

describe('the cost per age cohort', () => {
  test.each([
    ['premium schemes', anyDossier],
    ['average pay schemes', anyAveragePayDossier],
  ])('sums to the cost of the whole group, for %s', (_, dossiers) => {
    fc.assert(
      fc.property(dossiers, (input) => {
        const result = calculate(input);
        const size = sizeOf(result);
        for (const { key, cost, oneOffCost, cohortCosts } of result.alternatives) {
          // One-off costs are nobody's.
          const counted = input.oneOffCosts.counts ? oneOffCost : 0;
          const sum = cohortCosts.reduce((total, part) => total + part, counted);
          expect(Math.abs(sum - cost), key).toBeLessThan(1e-9 * (size + Math.abs(cost)));
          expect(cohortCosts).toHaveLength(result.cohorts.length);
        }
      }),
      propertyRuns(20),
    );
  });

  test('lies with those who are in the cohort', () => {
    const born = (year: number, number: string) => ({
      ...plainParticipant,
      number,
      born: { ...plainParticipant.born, year },
    });
    const both = [born(1970, '1'), born(1995, '2')];
    const costs = (participants: typeof both) =>
      alternativeOf(calculate({ ...plainDossier, participants }), 'unchanged').cohortCosts;
    const [young, old] = costs(both);
    expect(young).toBeCloseTo(costs([both[1]!])[0]!, 8);
    expect(old).toBeCloseTo(costs([both[0]!])[0]!, 8);
  });
});
