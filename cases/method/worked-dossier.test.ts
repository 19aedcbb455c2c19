import { byKey } from '#test/by-key.ts';
import { expect, test } from 'vitest';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';

const result = calculate(workedDossier);

test('the page on a whole dossier prints what the program gives', () => {
  const { unchanged, budgetNeutralFlat, budgetNeutralProgressive, profitNeutralFlat, profitNeutralProgressive } =
    byKey(result);
  const horizon = (years: number | null): number =>
    result.horizons.find((row) => row.years === years)!.closedGroup.exact;
  expectPrinted('worked-dossier', {
    'premium a year, A': unchanged.participants[0]!.premium,
    'premium a year, B': unchanged.participants[1]!.premium,
    'premium a year, C': unchanged.participants[2]!.premium,
    'own contributions': unchanged.years[0]!.employeeContribution,
    'cost of the first year': unchanged.cost,
    'pension A': unchanged.participants[0]!.pension,
    'pension B': unchanged.participants[1]!.pension,
    'pension C': unchanged.participants[2]!.pension,
    'sum of pensions': unchanged.pension,
    'budgetneutraal flat': budgetNeutralFlat.exact,
    'budgetneutraal flat, practical': budgetNeutralFlat.practicalScale[0]!.rate,
    'budgetneutraal flat, cost': budgetNeutralFlat.cost,
    'budgetneutraal flat, difference of cost': budgetNeutralFlat.costDifference,
    'budgetneutraal flat, pension A': budgetNeutralFlat.participants[0]!.pension,
    'budgetneutraal flat, pension B': budgetNeutralFlat.participants[1]!.pension,
    'budgetneutraal flat, pension C': budgetNeutralFlat.participants[2]!.pension,
    'budgetneutraal flat, difference of pension': budgetNeutralFlat.pensionDifference,
    'budgetneutraal progressive, lambda': budgetNeutralProgressive.exact,
    'budgetneutraal progressive, practical from 20': budgetNeutralProgressive.practicalScale[0]!.rate,
    'budgetneutraal progressive, practical from 40': budgetNeutralProgressive.practicalScale[1]!.rate,
    'budgetneutraal progressive, practical from 55': budgetNeutralProgressive.practicalScale[2]!.rate,
    'budgetneutraal progressive, cost': budgetNeutralProgressive.cost,
    'profijtneutraal flat': profitNeutralFlat.exact,
    'profijtneutraal flat, practical': profitNeutralFlat.practicalScale[0]!.rate,
    'profijtneutraal flat, cost': profitNeutralFlat.cost,
    'profijtneutraal flat, difference of pension': profitNeutralFlat.pensionDifference,
    'profijtneutraal progressive, lambda': profitNeutralProgressive.exact,
    'profijtneutraal progressive, difference of cost': profitNeutralProgressive.costDifference,
    'flat, 1 year': horizon(1),
    'flat, 5 years': horizon(5),
    'flat, 10 years': horizon(10),
    'flat, 30 years': horizon(30),
    'flat, to pension date': horizon(null),
    'cost of the ninth year, current scheme': unchanged.years[8]!.cost,
  });
});

test('the whole dossier leaves out who is at pension and who stays in the old scheme', () => {
  expect(result.participantCount).toBe(3);
  expect(result.excluded).toEqual([
    { number: 'D', reason: 'pensionBeforeTransition' },
    { number: 'E', reason: 'notCounted' },
  ]);
});

test('the whole dossier has one cohort for each participant, with the same figures', () => {
  expect(result.cohorts.map(({ fromAge, toAge, count }) => [fromAge, toAge, count])).toEqual([
    [30, 34, 1],
    [45, 49, 1],
    [60, 64, 1],
  ]);
  for (const { cohorts, participants } of result.alternatives) expect(cohorts).toEqual(participants);
});
