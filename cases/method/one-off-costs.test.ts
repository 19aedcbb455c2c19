import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const rows = [
  { year: 2026, description: 'advies', amount: 2000, of: 'all' },
  { year: 2028, description: 'administratie', amount: 1000, of: 'B' },
] as const;

/** The dossier of the page. */
const dossier = (counts: boolean, years = 5, discountRate = 0): PremiumDossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, scale: [{ fromAge: 15, rate: 0.1 }] },
  next: {
    ...plainDossier.next,
    shapeSource: 'ownScale',
    ownShape: [
      { fromAge: 15, rate: 0.05 },
      { fromAge: 30, rate: 0.1 },
    ],
  },
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years } },
  assumptions: { ...plainDossier.assumptions, discountRate },
  participants: [plainParticipant],
  oneOffCosts: { rows, counts },
});

test('the page on one-off costs prints what the program gives', () => {
  const flatOf = (...of: Parameters<typeof dossier>) => alternativeOf(calculate(dossier(...of)), 'budgetNeutralFlat');
  const counted = calculate(dossier(true));
  const scale = alternativeOf(counted, 'budgetNeutralProgressive');
  expectPrinted('one-off-costs', {
    'cost of the current scheme': alternativeOf(counted, 'unchanged').cost,
    'one-off costs of a flat premium': flatOf(false).oneOffCost,
    'one-off costs of a flat premium, horizon of two years': flatOf(false, 2).oneOffCost,
    'one-off costs of a scale': scale.oneOffCost,
    'one-off costs of a flat premium, discounted at 2%': flatOf(false, 5, 0.02).oneOffCost,
    'flat premium for equal cost, without them': flatOf(false).exact,
    'flat premium for equal cost, with them': flatOf(true).exact,
    'scale for equal cost, with them: lambda (10% of PG from 30 on at lambda 1)': scale.exact,
  });
});

test('one-off costs that count are in the cost over the horizon, and never in that of a year', () => {
  const [without, counted] = [false, true].map((counts) => {
    const input = { ...dossier(counts), ownProposal: { flat: 0.09, scale: [] } };
    return alternativeOf(calculate(input), 'ownFlat');
  });
  expect(counted!.cost - without!.cost).toBeCloseTo(3000, 9);
  expect(counted!.costDifference - without!.costDifference).toBeCloseTo(3000, 9);
  expect(counted!.existingCost).toBe(counted!.cost);
  for (const { years } of [without!, counted!]) {
    expect(years.slice(0, 4).map(({ cost }) => cost)).toEqual([3600, 3600, 3600, 3600]);
    expect(years.slice(0, 4).map(({ oneOff }) => oneOff)).toEqual([2000, 0, 1000, 0]);
  }
  expect(alternativeOf(calculate(dossier(true)), 'unchanged').oneOffCost).toBe(0);
});
