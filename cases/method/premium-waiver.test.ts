import { expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { employerCostOf } from '#core/result/cost-parts.ts';
import { byKey } from '#test/by-key.ts';

const terms = {
  premiumLoading: 0.05,
  riskPremiumOnSalary: 0.01,
  costPerParticipant: 120,
  employeeContribution: { basis: 'pensionBase' as const, rate: 0.05 },
};

test('the page on premium waiver prints what the program gives', () => {
  const result = calculate({
    ...plainDossier,
    current: { ...plainDossier.current, ...terms, scale: [{ fromAge: 20, rate: 0.2 }] },
    participants: [{ ...plainParticipant, partTime: 0.8, premiumWaiver: 0.35, capital: 10_000 }],
  });
  const { firstYear, years } = byKey(result).unchanged;
  expectPrinted('premium-waiver', {
    'pension base': result.participants[0]!.pensionBase,
    premium: firstYear.premium,
    loading: firstYear.loading,
    'risk premium': firstYear.riskPremiums,
    'cost per participant': firstYear.costPerParticipant,
    'own contribution': firstYear.employeeContribution,
    'employer cost of the first year': employerCostOf(firstYear),
  });
  expect(years[0]!.cost).toBeCloseTo(employerCostOf(firstYear), 9);
});

test('who has all premium waived keeps what was accrued, and costs nothing', () => {
  const one = plainParticipant;
  const other = { ...plainParticipant, number: '2', premiumWaiver: 1, capital: 50_000 };
  const withBoth = calculate({ ...plainDossier, participants: [one, other] });
  const [, waived] = byKey(withBoth).unchanged.participants;
  const alone = calculate({ ...plainDossier, participants: [one] });
  expect(byKey(withBoth).unchanged.cost).toBeCloseTo(byKey(alone).unchanged.cost, 9);
  expect(waived!.pension).toBeGreaterThan(0);
  expect(byKey(withBoth).budgetNeutralFlat.participants[1]!.pension).toBeCloseTo(waived!.pension, 9);
});
