import { test } from 'vitest';
import { plainChoices, plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
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

const ownFlatOf = (changes: Partial<PremiumDossierInput>) =>
  alternativeOf(calculate({ ...input, ...changes }), 'ownFlat');
const ownFlat = (changes: Partial<PremiumDossierInput>) => ownFlatOf(changes).compensation!;
const withTerms = (changes: Partial<CompensationRules>) => ownFlat({ compensation: { ...compensation, ...changes } });
const reducedOffset: Partial<PremiumDossierInput> = {
  next: { ...input.next, offset: 16_000 },
  ownProposal: { flat: 0.27, scale: [] },
};

test('the page on compensation prints what the program gives', () => {
  const { participants: outcomes, compensation: paid } = ownFlatOf({});
  const { years, participants } = paid!;
  const level = withTerms({ method: 'premiumDifference' });
  const falling = withTerms({ method: 'premiumDifference', form: 'salary' });
  const costIn = (year: number): number => falling.years.find((one) => one.year === year)!.cost;
  const table = withTerms({ method: 'ownTable', ownTable: [{ fromAge: 40, rate: 0.04 }] });
  const reduced = ownFlat(reducedOffset);
  const reducedSalary = ownFlat({ ...reducedOffset, compensation: { ...compensation, form: 'salary' } });
  const withEntryCost = ownFlat({ next: { ...input.next, entryCost: 0.01 } });
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
    'room A with entry cost': withEntryCost.participants.firstYearPremium[0]!,
    'pension of the premium A / pension A': participants.pensionFromPremium[0]! / outcomes[0]!.pension,
    'salary A, gross': participants.salary[0]!,
    'pension of the salary A / pension A': participants.pensionFromSalary[0]! / outcomes[0]!.pension,
    'level rate of the cohort': level.cohorts[0]!.rate!,
    'cost of a year, level': level.years[0]!.cost,
    'as salary in 2033': costIn(2033),
    'as salary in 2036': costIn(2036),
    'rate with a threshold of 11%': withTerms({ threshold: 0.11 }).cohorts[0]!.rate!,
    'filled with a maximum of 5%': withTerms({ maximumRate: 0.05 }).filledFraction!,
    'rate B from 46 years': withTerms({ fromAge: 46 }).participants.rate[1]!,
    'filled by the table': table.filledFraction!,
    limit: 0.27 + reduced.participants.firstYearPremium[0]! / 40_000,
    'shortfall A, reduced offset': reduced.participants.shortfall[0]!,
    'shortfall B, reduced offset': reduced.participants.shortfall[1]!,
    'rate on the full base': reduced.cohorts[0]!.rate!,
    'room A beside a flat 27%': reduced.participants.firstYearPremium[0]!,
    'as salary, rate A on the own PG': reducedSalary.participants.rate[0]!,
  });
});
