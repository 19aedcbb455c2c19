import { expect, test } from 'vitest';
import { loadedCompensation } from '#cases/factory/loaded-compensation.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { ChoiceKey } from '#core/dossier/alternative-key.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** The dossier of the page. */
const dossier: DossierInput = {
  ...loadedCompensation,
  oneOffCosts: { rows: [{ year: 2026, description: 'advies', amount: 1000, of: 'B' }], counts: false },
  participants: [{ ...plainParticipant, born: { year: 1971, month: 1, day: 1 } }],
};

/** The same with a flat premium of 18% that is typed, and without compensation. */
const typed: DossierInput = {
  ...dossier,
  ownProposal: { flat: 0.18, scale: [] },
  compensation: plainDossier.compensation,
};

/** One in the scale and one hired since the flat premium of 15% began. */
const hiredSince: PremiumDossierInput = {
  ...plainDossier,
  valuationDate: { year: 2029, month: 1 },
  transitionDate: { year: 2029, month: 1 },
  change: 'afterGrandfathering',
  current: { ...plainDossier.current, flatSince: { from: { year: 2028, month: 1, day: 1 }, rate: 0.15 } },
  goal: { ...plainDossier.goal, group: 'withEntrants', horizon: { kind: 'years', years: 30 } },
  openGroup: { replacement: 1, entryAge: 40, entrySalary: 49_172, entrantPremium: null },
  participants: [
    { ...plainParticipant, born: { year: 1974, month: 1, day: 1 }, hired: { year: 2010, month: 1, day: 1 } },
    {
      ...plainParticipant,
      number: '2',
      born: { year: 1989, month: 1, day: 1 },
      hired: { year: 2028, month: 3, day: 1 },
      fullTimeSalary: 49_172,
    },
  ],
};

/** Nobody paid a premium before. */
const first: PremiumDossierInput = {
  ...plainDossier,
  schemeOn30June2023: 'noScheme',
  current: { ...plainDossier.current, scale: [{ fromAge: 15, rate: 0 }] },
  ownProposal: { flat: 0.12, scale: [] },
  compensation: loadedCompensation.compensation,
};

const choiceOf = ({ choices }: DossierResult, letter: ChoiceKey) => choices.find(({ key }) => key === letter)!;

test('the page on choices prints what the program gives', () => {
  const result = calculate(dossier);
  const { cost: now } = result.now;
  const [A, B] = [choiceOf(result, 'A'), choiceOf(result, 'B')];
  const [ten, thirty] = result.costByFlat;
  const turning = calculate(typed);
  /** Premium and compensation from the transition to the end of a year. */
  const soFar = (letter: ChoiceKey, year: number): number =>
    choiceOf(turning, letter)
      .years.slice(0, year - 2025)
      .reduce((sum, { premium, compensation }) => sum + premium + compensation, 0);
  const apart = calculate(hiredSince);
  const { flatSince: _, ...alike } = hiredSince.current;
  const kept = choiceOf(apart, 'A');
  const flat = choiceOf(apart, 'B');
  const begun = calculate(first);
  expect(begun.compensation).toBeNull();
  expect(begun.checks.filter(({ code }) => code === 'GOAL_NOT_REACHED')).toEqual([]);
  expectPrinted('choices', {
    'first scheme, now': begun.now.cost.thirtyYears,
    'first scheme, first year': choiceOf(begun, 'B').cost.firstYear,
    'first scheme, thirty years': choiceOf(begun, 'B').cost.thirtyYears,
    'first scheme, choices': begun.choices.length,
    'now, first year, two populations': apart.now.cost.firstYear,
    'now, thirty years, two populations': apart.now.cost.thirtyYears,
    'now, first year, all in the scale': calculate({ ...hiredSince, current: alike }).now.cost.firstYear,
    'A, thirty years less now, two populations': kept.difference.thirtyYears,
    'B, premium, two populations': alternativeOf(apart, flat.premium).practicalScale[0]!.rate,
    'B, first year, two populations': flat.cost.firstYear,
    'B, with the scale and less pension': flat.populations!.withScale.less,
    'B, hired since and more pension': flat.populations!.withFlat.more,
    'scale that costs the same, two populations': alternativeOf(apart, 'budgetNeutralProgressive').exact,
    'now, first year': now.firstYear,
    'now, thirty years': now.thirtyYears,
    'A, premium of those hired later': A.entrantPremium,
    'A, first year': A.cost.firstYear,
    'A, thirty years': A.cost.thirtyYears,
    'A, thirty years less now': A.difference.thirtyYears,
    'B, premium': alternativeOf(result, B.premium).practicalScale[0]!.rate,
    'B, compensation of the first year': B.compensation.firstYear,
    'B, first year': B.cost.firstYear,
    'B, first year less now': B.difference.firstYear,
    'B, thirty years': B.cost.thirtyYears,
    'B, thirty years less now': B.difference.thirtyYears,
    'B, with less pension before compensation': B.people.less,
    'B, with less pension after compensation': B.people.lessAfterCompensation,
    'A, with the same pension': A.people.same,
    'lowest cost over 10 years, premium': ten!.lowest.rate,
    'lowest cost over 10 years': ten!.lowest.premium + ten!.lowest.compensation,
    'budget-neutral premium over 10 years': ten!.flats[0]!.premium + ten!.flats[0]!.compensation,
    'lowest cost over 30 years, premium': thirty!.lowest.rate,
    'B so far at the end of 2045': soFar('B', 2045),
    'A so far at the end of 2045': soFar('A', 2045),
    'B so far at the end of 2046': soFar('B', 2046),
    'A so far at the end of 2046': soFar('A', 2046),
  });
  expect(turning.choices.map(({ key, premium }) => [key, premium])).toEqual([
    ['A', 'keptScale'],
    ['B', 'ownFlat'],
  ]);
});

test('keeping everything as it is costs what it costs now, in every year, but for those hired later', () => {
  const { choices, now } = calculate({ ...dossier, openGroup: { ...dossier.openGroup, replacement: 0 } });
  const [A] = choices;
  expect(A!.difference).toEqual({ firstYear: expect.closeTo(0, 9), thirtyYears: expect.closeTo(0, 9) });
  expect(A!.years.reduce((sum, { premium }) => sum + premium, 0)).toBeCloseTo(now.cost.thirtyYears, 6);
});
