import { test } from 'vitest';
import { plainAssumptions, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { accumulation, lifecycleReturn } from '#core/projection/accumulation.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import { premiumSteps } from '#core/scheme/premium-steps.ts';

const months = 36;
const deflator = 1.02 ** -3;
const price = 20;

const terms = { ...plainDossier.current, offset: 0, entryCost: 0.02, scale: [{ fromAge: 15, rate: 0.1 }] };
const input: DossierInput = {
  ...plainDossier,
  current: terms,
  next: { ...plainDossier.next, offset: 0, entryCost: 0.02 },
  assumptions: {
    ...plainAssumptions,
    equityReturn: 0.06,
    bondReturn: 0.02,
    investmentCost: 0.005,
    lifecycle: [
      { yearsToPension: 0, equityWeight: 0.4 },
      { yearsToPension: 2, equityWeight: 1 },
    ],
  },
};
const projected = {
  participant: { ...plainParticipant, fullTimeSalary: 24_000, capital: 10_000 },
  hasFlatNow: false,
  ageAtStart: 65 * 12,
  monthsInCurrent: months,
  monthsInNext: months,
  premiumMonthsInCurrent: months,
  premiumMonthsInNext: months,
};

test('the page on premium, capital and pension prints what the program gives', () => {
  const grid = timeGrid({ year: 2026, month: 1 }, { year: 2027, month: 1 }, months);
  const returnAt = lifecycleReturn(input.assumptions);
  const factors = accumulation(returnAt, months);
  /** The basis of the page, and one that leaves capital as it is. */
  const basisOf = (perCapital: number) => ({
    accumulation: factors,
    currentAccumulation: factors,
    perCapitalAtNewDate: () => perCapital,
    perCapitalAtCurrentDate: () => perCapital,
    perCurrentPension: () => perCapital,
  });
  const salary = new Float64Array(grid.periods.count).fill(24_000);
  const current = currentPremiumScheme(input, grid);
  const steps = premiumSteps([{ fromAge: 15, rate: 0.15 }]);
  const next = nextScheme(input, steps, grid);
  current.project(projected, salary);
  next.project(projected, salary);
  const sensitivity = (perCapital: number): number => {
    const perRate = new Float64Array(steps.count);
    next.sensitivities(basisOf(perCapital))(perRate, projected);
    return perRate[1]!;
  };
  const sumOfFactors = (from: number): number => factors.slice(from, from + 12).reduce((sum, factor) => sum + factor);
  const carried = current.carriedPension(basisOf(deflator / price))(projected);
  const perRate = sensitivity(deflator / price);
  expectPrinted('premium-and-accumulation', {
    'r(0), r(1)': returnAt(1),
    'r(2)': returnAt(2),
    'A(12)': factors[12]!,
    'A(24)': factors[24]!,
    'A(36)': factors[36]!,
    'sum of A(k), k = 1..12': sumOfFactors(1),
    'sum of A(k), k = 13..24': sumOfFactors(13),
    'sum of A(k), k = 25..36': sumOfFactors(25),
    'carried capital': current.carriedPension(basisOf(1))(projected),
    'capital per 1.00 of rate': sensitivity(1),
    deflator,
    'carried pension': carried,
    K: perRate,
    'pension at 15%': carried + 0.15 * perRate,
  });
});
