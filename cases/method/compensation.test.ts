import { test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { PremiumDossierInput } from '#core/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const compensation: CompensationRules = {
  ...plainChoices.compensation,
  method: 'pensionOutcome',
  salaryLoading: 0.22,
};
const input: PremiumDossierInput = {
  ...plainDossier,
  current: {
    ...plainDossier.current,
    scale: [
      { fromAge: 40, rate: 0.28 },
      { fromAge: 55, rate: 0.38 },
    ],
  },
  compensation,
  ownProposal: { flat: 0.3, scale: [] },
  participants: [
    { ...plainParticipant, number: 'A', born: { year: 1981, month: 1, day: 1 }, fullTimeSalary: 59_172 },
    { ...plainParticipant, number: 'B', born: { year: 1978, month: 1, day: 1 }, fullTimeSalary: 39_172 },
  ],
};

const ownFlat = (changes: Partial<PremiumDossierInput>) =>
  alternativeOf(calculate({ ...input, ...changes }), 'ownFlat').compensation!;
const withTerms = (changes: Partial<CompensationRules>) => ownFlat({ compensation: { ...compensation, ...changes } });

test('the page on compensation prints what the program gives', () => {
  const { years, participants } = ownFlat({});
  const difference = withTerms({ method: 'premiumDifference' });
  const yearOf = (year: number) => difference.years.find((one) => one.year === year)!;
  const lowOffset = ownFlat({
    next: { ...input.next, offset: 16_000 },
    ownProposal: { flat: 0.27, scale: [] },
  });
  const withEntryCost = ownFlat({ next: { ...input.next, entryCost: 0.01 } });
  const { highestFlat } = calculate({
    ...input,
    goal: { ...input.goal, horizon: { kind: 'years', years: 1 } },
    compensation: { ...compensation, target: 0.8 },
  }).compensation!;
  expectPrinted('compensation', {
    'shortfall A': participants.shortfall[0]!,
    'shortfall B': participants.shortfall[1]!,
    'own rate A': participants.individualRate[0]!,
    'own rate B': participants.individualRate[1]!,
    'rate of the cohort': participants.rate[1]!,
    'compensation A, first year': participants.firstYearPremium[0]! + participants.firstYearSalary[0]!,
    'as pension premium': participants.firstYearPremium[0]!,
    'as salary': participants.firstYearSalary[0]!,
    'cost A, first year': participants.firstYearCost[0]!,
    'cost of a year, A and B': years[0]!.cost,
    'cost of eleven years': years.reduce((sum, { cost }) => sum + cost, 0),
    'as salary only, first year A': withTerms({ form: 'salary' }).participants.firstYearCost[0]!,
    'difference B, a year from 2033': yearOf(2033).premium + yearOf(2033).salary,
    'cost in 2033': yearOf(2033).cost,
    'cost in 2036': yearOf(2036).cost,
    limit: 0.27 + lowOffset.participants.firstYearPremium[0]! / 40_000,
    'headroom A beside a flat 27%': lowOffset.participants.firstYearPremium[0]!,
    'headroom A with entry cost': withEntryCost.participants.firstYearPremium[0]!,
    'highest flat premium': highestFlat!.rate,
    'its cost with compensation': highestFlat!.costIncluding,
  });
});
