import { describe, expect, test } from 'vitest';
import { plainScale, plainTerms } from '#cases/factory/plain-dossier.ts';
import { ageValues, flatRates, premiumSteps, scaleRate, scaleRates } from '#core/scheme/premium-steps.ts';
import {
  contributionOf,
  contributionRate,
  employeeContributionRates,
  employerCostRates,
} from '#core/scheme/cost-rates.ts';

describe('the steps of a scale', () => {
  test('have one more step, without premium, for ages below the first', () => {
    const steps = premiumSteps(plainScale);
    expect([19, 20, 39, 40, 54, 55, 75].map((age) => steps.ofAge[age])).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect([...scaleRates(plainScale, steps)]).toEqual([0, 0.06, 0.12, 0.2]);
  });

  test('fit several scales when they begin wherever one of these has a row', () => {
    const other = [
      { fromAge: 15, rate: 0.1 },
      { fromAge: 40, rate: 0.3 },
      { fromAge: 50, rate: 0.5 },
    ];
    const steps = premiumSteps(plainScale, other);
    expect(steps.fromAges).toEqual([0, 15, 20, 40, 50, 55]);
    expect([14, 15, 20, 39, 40, 50, 55].map((age) => steps.ofAge[age])).toEqual([0, 1, 2, 2, 3, 4, 5]);
    expect([...scaleRates(plainScale, steps)]).toEqual([0, 0, 0.06, 0.12, 0.12, 0.2]);
    expect([...scaleRates(other, steps)]).toEqual([0, 0.1, 0.1, 0.3, 0.5, 0.5]);
  });

  test('give a rate by age that is 0 below the first age', () => {
    expect([19, 20, 39, 40, 90].map((age) => scaleRate(plainScale, age))).toEqual([0, 0.06, 0.06, 0.12, 0.2]);
  });

  test('have the same rate in every step when the premium is flat, below the first age too', () => {
    expect([...flatRates(premiumSteps(plainScale), 0.25)]).toEqual([0.25, 0.25, 0.25, 0.25]);
  });
});

test('a table by age holds each value from its age on, and 0 below the first, in whatever order its rows stand', () => {
  const values = ageValues([
    { fromAge: 35, value: 0.02 },
    { fromAge: 15, value: 0.03 },
  ]);
  expect([14, 15, 34, 35, 100].map((age) => values[age])).toEqual([0, 0.03, 0.03, 0.02, 0.02]);
});

describe('cost rates', () => {
  const terms = {
    ...plainTerms,
    premiumLoading: 0.03,
    riskPremiumOnBase: 0.012,
    riskPremiumOnSalary: 0.008,
    riskPremiumByAge: [],
    costPerParticipant: 90,
  };

  test.each([
    ['premium', { perPremium: 1.03 - 0.4, perBase: 0.012, perSalary: 0.008, perRiskByAge: 1, perHead: 90 }],
    ['pensionBase', { perPremium: 1.03, perBase: 0.012 - 0.4, perSalary: 0.008, perRiskByAge: 1, perHead: 90 }],
    ['salary', { perPremium: 1.03, perBase: 0.012, perSalary: 0.008 - 0.4, perRiskByAge: 1, perHead: 90 }],
  ] as const)('of the employer are lowered by an own contribution on %s', (basis, expected) => {
    const scheme = { ...terms, employeeContribution: { basis, rate: 0.4 } };
    expect(employerCostRates(scheme)).toEqual({ ...expected, perIndexation: 1, perStepped: -1, shared: null });
  });

  test('of the employee hold the contribution on its own basis alone, without the loading', () => {
    const scheme = { ...terms, employeeContribution: { basis: 'premium', rate: 0.4 } } as const;
    expect(employeeContributionRates(scheme)).toEqual({
      perPremium: 0.4,
      perBase: 0,
      perSalary: 0,
      perRiskByAge: 0,
      perHead: 0,
      perIndexation: 0,
      perStepped: 1,
      shared: null,
    });
  });

  test('of what is shared above a level add to the employee and lower the employer', () => {
    const sharing = { part: 0.5, above: 0.2 };
    const scheme = { ...terms, employeeContribution: { basis: 'pensionBase', rate: 0.04, sharing } } as const;
    expect(employeeContributionRates(scheme).shared).toEqual(sharing);
    expect(employerCostRates(scheme).shared).toEqual({ part: -0.5, above: 0.2 });
    const month = { premiumRate: 0.26, base: 40_000, salary: 60_000 };
    expect(contributionOf(employeeContributionRates(scheme), month)).toBeCloseTo((0.04 + 0.5 * 0.06) * 40_000, 9);
    expect(contributionOf(employeeContributionRates(scheme), { ...month, premiumRate: 0.2 })).toBeCloseTo(1600, 9);
  });

  test('in steps are the first rate until the first of them, and the last one that has begun', () => {
    const steps = [
      { from: { year: 2028, month: 7 }, rate: 0.05 },
      { from: { year: 2030, month: 1 }, rate: 0.06 },
    ];
    const rateIn = (year: number, month: number) =>
      contributionRate({ basis: 'salary', rate: 0.04, steps }, { year, month });
    expect([rateIn(2027, 1), rateIn(2028, 6), rateIn(2028, 7), rateIn(2029, 12), rateIn(2030, 1)]).toEqual([
      0.04, 0.04, 0.05, 0.05, 0.06,
    ]);
  });
});
