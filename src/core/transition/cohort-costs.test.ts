import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { DossierResult, PerVariant, VariantKey } from '#core/result.ts';
import { variantKeys } from '#core/transition/per-alternative.ts';
import { propertyRuns } from '#test/property-runs.ts';

const totals = (result: DossierResult): PerVariant<number> => ({
  budgetNeutralFlat: result.answers.budgetNeutralFlat.cost,
  budgetNeutralProgressive: result.answers.budgetNeutralProgressive.cost,
  profitNeutralFlat: result.answers.profitNeutralFlat.cost,
  profitNeutralProgressive: result.answers.profitNeutralProgressive.cost,
  ...Object.fromEntries(result.further.map(({ key, cost }) => [key, cost])),
});

/** Cost is what is left after own contributions: a sum of this size is taken apart. */
const sizeOf = (result: DossierResult): number =>
  result.costYears.reduce(
    (sum, { cost, employeeContribution }) => sum + Math.abs(cost.unchanged) + employeeContribution.unchanged,
    1,
  );

const summed = ({ cohortCosts }: DossierResult, key: VariantKey | 'unchanged'): number =>
  cohortCosts.reduce((sum, { cost }) => sum + cost[key]!, 0);

describe('the cost per age cohort', () => {
  test.each([
    ['premium schemes', anyDossier],
    ['average pay schemes', anyAveragePayDossier],
  ])('sums to the cost of the whole group, for %s', (_, dossiers) => {
    fc.assert(
      fc.property(dossiers, (input) => {
        const result = calculate(input);
        const size = sizeOf(result);
        const all = totals(result);
        expect(Math.abs(summed(result, 'unchanged') - result.unchanged.cost)).toBeLessThan(1e-9 * size);
        for (const key of variantKeys(all)) {
          expect(Math.abs(summed(result, key) - all[key]!), key).toBeLessThan(1e-9 * (size + Math.abs(all[key]!)));
        }
        expect(result.cohortCosts.map(({ fromAge, count }) => [fromAge, count])).toEqual(
          result.cohorts.map(({ fromAge, count }) => [fromAge, count]),
        );
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
    const costs = (participants: typeof both) => calculate({ ...plainDossier, participants }).cohortCosts;
    const [young, old] = costs(both);
    expect(young!.cost.unchanged).toBeCloseTo(costs([both[1]!])[0]!.cost.unchanged, 8);
    expect(old!.cost.unchanged).toBeCloseTo(costs([both[0]!])[0]!.cost.unchanged, 8);
  });
});

describe('the risk premiums', () => {
  test('are those of the month of transition, as a year, each on its own base', () => {
    const { offset } = plainDossier.next;
    const salary = plainParticipant.fullTimeSalary;
    const result = calculate({
      ...plainDossier,
      valuationDate: plainDossier.transitionDate,
      current: { ...plainDossier.current, riskPremiumOnBase: 0.02, riskPremiumOnSalary: 0 },
      next: { ...plainDossier.next, riskPremiumOnBase: 0, riskPremiumOnSalary: 0.01 },
      participants: [{ ...plainParticipant, partTime: 0.5 }],
    });
    expect(result.riskPremiums.current).toBeCloseTo(0.02 * 0.5 * (salary - offset), 8);
    expect(result.riskPremiums.next).toBeCloseTo(0.01 * 0.5 * salary, 8);
  });
});
