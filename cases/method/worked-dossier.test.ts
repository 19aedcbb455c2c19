import { expect, test } from 'vitest';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { workedDossier } from '#cases/method/worked-dossier.ts';
import { calculate } from '#core/calculate.ts';

const result = calculate(workedDossier);

test('the page on a whole dossier prints what the program gives', () => {
  const { unchanged, answers, participants, horizons, costYears } = result;
  const [a, b, c] = participants.map(({ outcomes }) => outcomes);
  const { budgetNeutralFlat, budgetNeutralProgressive, profitNeutralFlat, profitNeutralProgressive } = answers;
  const horizon = (years: number | null): number => horizons.find((row) => row.years === years)!.closedGroup!;
  expectPrinted('worked-dossier', {
    'premium a year, A': a!.unchanged.premium,
    'premium a year, B': b!.unchanged.premium,
    'premium a year, C': c!.unchanged.premium,
    'own contributions': costYears[0]!.employeeContribution.unchanged,
    'cost of the first year': unchanged.cost,
    'pension A': a!.unchanged.pension,
    'pension B': b!.unchanged.pension,
    'pension C': c!.unchanged.pension,
    'sum of pensions': unchanged.pension,
    'budgetneutraal flat': budgetNeutralFlat.exact,
    'budgetneutraal flat, practical': budgetNeutralFlat.practicalScale[0]!.rate,
    'budgetneutraal flat, cost': budgetNeutralFlat.cost,
    'budgetneutraal flat, difference of cost': budgetNeutralFlat.costDifference,
    'budgetneutraal flat, pension A': a!.budgetNeutralFlat.pension,
    'budgetneutraal flat, pension B': b!.budgetNeutralFlat.pension,
    'budgetneutraal flat, pension C': c!.budgetNeutralFlat.pension,
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
    'cost of the ninth year, current scheme': costYears[8]!.cost.unchanged,
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
  expect(result.cohorts.map(({ outcomes }) => outcomes)).toEqual(result.participants.map(({ outcomes }) => outcomes));
});
