import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { plainDossier, plainParticipant, plainTerms } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { currentPremiumScheme } from '#core/projection/current-premium-scheme.ts';

const terms = {
  ...plainTerms,
  premiumLoading: 0.03,
  riskPremiumOnBase: 0.012,
  riskPremiumOnSalary: 0.008,
  costPerParticipant: 90,
  employeeContribution: { basis: 'pensionBase' as const, rate: 0.04 },
};
const participant = { ...plainParticipant, fullTimeSalary: 49_172 };
const input: PremiumDossierInput = {
  ...plainDossier,
  current: { kind: 'premium', ...terms, scale: [{ fromAge: 15, rate: 0.2 }] },
  next: { ...plainDossier.next, ...terms },
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 2 }, rounding: 0.01 },
  assumptions: {
    ...plainDossier.assumptions,
    priceInflation: 0.02,
    discountRate: 0.025,
    exits: [{ fromAge: 15, value: 0.06 }],
  },
  participants: [participant],
};

test('the page on employer cost prints what the program gives', () => {
  const months = 24;
  const grid = timeGrid(input.valuationDate, input.transitionDate, months);
  const scheme = currentPremiumScheme(input, grid);
  const salary = new Float64Array(months).fill(participant.fullTimeSalary);
  scheme.project({ participant, ageAtStart: 45 * 12, monthsInCurrent: months, monthsInNext: months }, salary);
  const premium = scheme.trajectory.premium[0]!;
  const cost = scheme.trajectory.employerCost;
  const own = scheme.trajectory.employeeContribution[0]!;

  const result = calculate(input);
  // Two flat answers under the same terms give the line of cost against rate: its slope is L.
  const flat = alternativeOf(result, 'budgetNeutralFlat');
  const other = calculate({ ...input, current: { ...input.current, scale: [{ fromAge: 15, rate: 0.1 }] } });
  const perRate = (flat.cost - alternativeOf(other, 'budgetNeutralFlat').cost) / 0.1;
  const weights = (year: number): number =>
    Array.from({ length: 12 }, (_, month) => 1.025 ** (-(12 * year + month) / 12) * 0.94 ** year).reduce(
      (a, b) => a + b,
    );
  expectPrinted('employer-cost', {
    'premium a month': premium,
    'with opslag': premium * 1.03,
    'risk premiums': cost[0]! - premium * 1.03 + own - 90 / 12,
    'own contribution': own,
    'cost of a month in year 0': cost[0]!,
    'cost of a month in year 1': cost[12]!,
    'year 0, not discounted': alternativeOf(result, 'unchanged').years[0]!.cost,
    'year 1, not discounted': alternativeOf(result, 'unchanged').years[1]!.cost,
    'weights of year 0': weights(0),
    'weights of year 1': weights(1),
    'discounted total': alternativeOf(result, 'unchanged').cost,
    L: perRate,
    fixed: flat.cost - 0.2 * perRate,
  });
});
