import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const employeeContribution = {
  basis: 'pensionBase',
  rate: 0.04,
  steps: [{ from: { year: 2026, month: 7 }, rate: 0.05 }],
  sharing: { part: 0.5, above: 0.2 },
} as const;

/** The dossier of the page; the current scheme is a flat premium without own contribution. */
const dossier = (currentCost: number, flat: number | null = null): PremiumDossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, scale: [{ fromAge: 15, rate: currentCost / 40_000 }] },
  next: { ...plainDossier.next, employeeContribution },
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 1 } },
  ownProposal: { flat, scale: [] },
  participants: [plainParticipant],
});

test('the page on own contributions prints what the program gives', () => {
  const at = (flat: number) => alternativeOf(calculate(dossier(5000, flat)), 'ownFlat');
  const solved = (cost: number) => alternativeOf(calculate(dossier(cost)), 'budgetNeutralFlat').exact;
  const [low, level, high] = [at(0.1), at(0.2), at(0.26)];
  expectPrinted('own-contribution', {
    'own contribution without sharing': level.firstYear.employeeContribution,
    'shared at a flat premium of 26%': high.firstYear.employeeContribution - level.firstYear.employeeContribution,
    'cost at 26%': high.cost,
    'cost at the level, 20%': level.cost,
    'slope below the level, per 1.00': (level.cost - low.cost) / 0.1,
    'slope above the level, per 1.00': (high.cost - level.cost) / 0.06,
    'premium for a cost of 5,000': solved(5000),
    'premium for a cost of 7,000': solved(7000),
  });
  // Per participant: of the month of transition, x 12.
  expect(high.participants[0]!.ownContribution).toBeCloseTo(0.04 * 40_000 + 1200, 9);
  expect(high.years[1]!.employeeContribution).toBeCloseTo(0.05 * 40_000 + 1200, 9);
});
