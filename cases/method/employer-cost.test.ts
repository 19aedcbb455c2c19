import { alternativeOf } from '#core/result/alternative-of.ts';
import { test } from 'vitest';
import { oneProduct, plainDossier, plainParticipant, plainTerms } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { ageGroups } from '#core/projection/age-groups.ts';
import { costByAge } from '#core/projection/cost-by-age.ts';
import { groupCost } from '#core/projection/group-cost.ts';
import { participantProjection } from '#core/projection/participant-projection.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { premiumSteps } from '#core/scheme/premium-steps.ts';
import { schemesOn } from '#core/calculate/solved-dossier.ts';

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
  current: { kind: 'premium', product: oneProduct, ...terms, scale: [{ fromAge: 15, rate: 0.2 }] },
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

/** What is paid in a month of each of two years by somebody who stays. */
function monthsOfYears() {
  const months = 24;
  const grid = timeGrid(input.valuationDate, input.transitionDate, months);
  const staying = { ...input.assumptions, exits: [] };
  const schemes = schemesOn(grid, input, premiumSteps(), schemeInForce(input, mortalityTable));
  const projection = participantProjection(schemes, staying, grid);
  const projected = {
    participant,
    hasFlatNow: false,
    ageAtStart: 45 * 12,
    monthsInCurrent: months,
    monthsInNext: months,
    premiumMonthsInCurrent: months,
    premiumMonthsInNext: months,
  };
  const people = ageGroups(projection);
  projection.project(projected);
  people.add(projected);
  const costs = costByAge({ stepCount: 1, projection, people });
  const { current, currentContribution, currentFirstYear } = groupCost({ ...projection, costs });
  return {
    premium: currentFirstYear.premium / 12,
    cost: current.map((amount) => amount / 12),
    own: currentContribution[0]! / 12,
  };
}

test('the page on employer cost prints what the program gives', () => {
  const { premium, cost, own } = monthsOfYears();

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
    'cost of a month in year 1': cost[1]!,
    'year 0, not discounted': alternativeOf(result, 'unchanged').years[0]!.cost,
    'year 1, not discounted': alternativeOf(result, 'unchanged').years[1]!.cost,
    'weights of year 0': weights(0),
    'weights of year 1': weights(1),
    'discounted total': alternativeOf(result, 'unchanged').cost,
    L: perRate,
    fixed: flat.cost - 0.2 * perRate,
  });
});
