import { describe, expect, test } from 'vitest';
import { levelCurve } from '#test/known-curve.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { typedSet } from '#test/scenario-set/typed-set.ts';
import { birthYearGroups } from '#core/statutory/birth-years.ts';
import { modelPersonsOf } from '#core/statutory/model-persons.ts';
import { statutoryEffects } from '#core/statutory/statutory-effects.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';

/** So many participants who were born in a month of a year. */
const born = (year: number, month: number, count: number, more: Partial<Participant> = {}): Participant[] =>
  Array.from({ length: count }, (_, index) => ({
    ...plainParticipant,
    number: `${year}-${month}-${index}`,
    born: { year, month, day: 3 },
    ...more,
  }));

const dossierOf = (...participants: Participant[]): DossierInput => ({ ...plainDossier, participants });

function groupsOf(dossier: DossierInput) {
  const people = statutoryPeople(dossier);
  return birthYearGroups(dossier, people, modelPersonsOf(dossier, people));
}

/** The years that are shown by their participants. */
const byParticipants = (dossier: DossierInput): readonly number[] =>
  groupsOf(dossier).flatMap(({ year, isByModelPerson }) => (isByModelPerson ? [] : [year]));

const always = (value: number): number[][] => [Array.from({ length: 60 }, () => value)];
const set = typedSet({
  name: 'een',
  equityReturn: always(0.04),
  interest: [[...always(0.02)[0]!, 0.02]],
  priceInflation: always(0.02),
});

const effectsOf = (dossier: DossierInput, withOwn = false) =>
  statutoryEffects({
    input: {
      dossier,
      terms: plainTerms,
      alternatives: [{ name: 'vlak', measure: 'gross', scale: [{ fromAge: 0, rate: 0.1 }], compensation: [], room: 0 }],
      compensation: { fullOffset: 19_172, endMonth: 132 },
      curve: levelCurve(0.02),
      tables: mortalityTable,
    },
    set,
    modelOf: modelPersonsOf(dossier, statutoryPeople(dossier)),
    withOwn,
  });

describe('years of birth', () => {
  test('with ten participants are shown by them in a dossier of a hundred, with nine by a model person', () => {
    expect(byParticipants(dossierOf(...born(1980, 1, 81), ...born(1985, 5, 9), ...born(1970, 2, 10)))).toEqual([
      1970, 1980,
    ]);
    expect(byParticipants(dossierOf(...born(1980, 1, 99)))).toEqual([]);
  });

  test('are all those of the ages of the groups, so that nobody sees which of them have nobody', () => {
    const years = (...people: Participant[]): readonly number[] =>
      groupsOf(dossierOf(...people)).map(({ year }) => year);
    const shown = years(...born(1980, 7, 10), ...born(1990, 7, 10));
    // 45 and 35 years old on 1 January 2026: the groups are from 35 to 49.
    expect([shown[0], shown.at(-1), shown.length]).toEqual([1976, 1991, 16]);
    expect(years(...born(1978, 2, 10), ...born(1988, 9, 10))).toEqual(shown);
    expect(years(...born(1980, 7, 9))).toEqual(years(...born(1999, 1, 2)));
  });

  test('have no row where who was born on 1 July has no premium left at the transition', () => {
    const dossier = { ...dossierOf(...born(1959, 11, 12)), transitionDate: { year: 2027, month: 9 } };
    expect(effectsOf(dossier).birthYears.map(({ year }) => year)).toEqual([1960, 1961, 1962]);
  });

  test('have their own figures beside those where the adviser asks for them', () => {
    const dossier = dossierOf(...born(1980, 7, 2), ...born(1990, 7, 1));
    expect(effectsOf(dossier).own).toBeNull();
    const { own, birthYears } = effectsOf(dossier, true);
    expect(own!.map(({ year, count }) => [year, count])).toEqual([
      [1980, 2],
      [1990, 1],
    ]);
    expect(birthYears).toEqual(effectsOf(dossier).birthYears);
  });
});

describe('a year of birth with people who have the scale and people who have a flat premium', () => {
  const since = { from: { year: 2020, month: 1, day: 1 }, rate: 0.1 };
  /** A year of one or two who are alike but for the day of hire, with what each has now. */
  function yearOf(rate: number, ...hired: readonly number[]) {
    const participants = hired.map((year, index) => ({
      ...plainParticipant,
      number: `${index}`,
      born: { year: 1980, month: 7, day: 3 },
      hired: { year, month: 3, day: 1 },
    }));
    const current = { ...plainDossier.current, flatSince: { ...since, rate } };
    const { own } = effectsOf({ ...dossierOf(...participants), current } as DossierInput, true);
    const { unchanged, unchangedExpectation, alternatives } = own!.find(({ year }) => year === 1980)!.figures;
    const { effect, ofMarketValue, expectation } = alternatives[0]!;
    return {
      effect,
      ofMarketValue: ofMarketValue!,
      value: unchanged.atTransition + unchanged.future,
      // Of all of the year together; the set has one scenario.
      pensions: [unchangedExpectation, expectation].map(({ percentiles }) => hired.length * percentiles[1]!),
    };
  }

  test('has as effect the sum of what each has beside its own premium, over the sum of their values', () => {
    const [scale, flat] = [yearOf(0.15, 2010), yearOf(0.15, 2021)];
    const both = yearOf(0.15, 2010, 2021);
    expect(both.effect).toBeCloseTo(scale.effect + flat.effect, 8);
    expect(both.value).toBeCloseTo(scale.value + flat.value, 8);
    expect(both.ofMarketValue).toBeCloseTo((scale.effect + flat.effect) / (scale.value + flat.value), 12);
    for (const [index, pension] of both.pensions.entries())
      expect(pension).toBeCloseTo(scale.pensions[index]! + flat.pensions[index]!, 6);
    // From 15% to 10%: half of what it is from 20%, and another one than from 12% and 20%.
    expect(flat.effect).toBeCloseTo(yearOf(0.2, 2021).effect / 2, 8);
    expect(flat.effect).toBeGreaterThan(scale.effect + 1);
    expect(flat.pensions[1]).toBeCloseTo(scale.pensions[1]!, 8);
  });

  test('has the effect of those with the scale alone where the flat premium is that of now', () => {
    expect(yearOf(0.1, 2021).effect).toBeCloseTo(0, 8);
    expect(yearOf(0.1, 2010, 2021).effect).toBeCloseTo(yearOf(0.1, 2010).effect, 8);
    expect(yearOf(0.1, 2010, 2010).effect).toBeCloseTo(2 * yearOf(0.1, 2010).effect, 8);
    expect(Math.abs(yearOf(0.1, 2010).effect)).toBeGreaterThan(1);
  });
});

describe('a model person', () => {
  test('has the median salary, the mean part time and the mean age of hire of the file', () => {
    const hired = { year: 2011, month: 3, day: 1 };
    const people = [
      ...born(1980, 3, 6, { fullTimeSalary: 41_000, partTime: 0.5, hired }),
      ...born(1980, 9, 6, { fullTimeSalary: 52_400, partTime: 0.9, capital: 20_000 }),
    ];
    const { participant } = groupsOf(dossierOf(...people)).find(({ year }) => year === 1979)!.model!;
    expect(participant).toMatchObject({
      born: { year: 1979, month: 7, day: 1 },
      sex: 'X',
      partTime: 0.7,
      fullTimeSalary: 45_000,
    });
    // From 1 July 2010, at 31, without returns: 108 months at 6% and 78 at 12% of a base of 25,828 x 0.7.
    expect(participant.capital).toBeCloseTo(((45_000 - 19_172) * 0.7 * (108 * 0.06 + 78 * 0.12)) / 12, 6);
  });

  test('of a file of few is the same whoever they are', () => {
    const one = groupsOf(dossierOf(...born(1980, 3, 9, { fullTimeSalary: 41_000, partTime: 0.5 })));
    const other = groupsOf(dossierOf(...born(1999, 3, 1, { fullTimeSalary: 90_000, capital: 5 })));
    expect(one.map(({ model }) => model)).toEqual(other.map(({ model }) => model));
  });
});

describe('the deviation of model persons', () => {
  const models = (count: number): Participant[] => {
    const alike = { fullTimeSalary: 45_000, sex: 'X' } as const;
    const { capital } = modelPersonsOf(plainDossier, statutoryPeople(dossierOf(...born(1980, 7, count, alike))))(1980);
    return born(1980, 7, count, { ...alike, capital });
  };

  test('is nothing where participants are like them, and not told of few', () => {
    const { deviation } = effectsOf(dossierOf(...models(12)));
    expect(deviation!.marketValue).toBeCloseTo(0, 12);
    expect(deviation!.groups.map(({ fromAge, toAge, isWithin }) => [fromAge, toAge, isWithin])).toEqual([
      [45, 49, true],
    ]);
    expect(effectsOf(dossierOf(...models(9))).deviation).toBeNull();
  });

  test('is of the market value, and of the effect in % of it', () => {
    const half = born(1980, 7, 12, { fullTimeSalary: 45_000, sex: 'X' });
    const { deviation } = effectsOf(dossierOf(...half));
    const own = effectsOf(dossierOf(...half), true).own![0]!.figures;
    const shown = effectsOf(dossierOf(...half)).birthYears.find(({ year }) => year === 1980);
    const value = ({ unchanged }: typeof own): number => unchanged.atTransition + unchanged.future;
    expect(deviation!.marketValue).toBeCloseTo((12 * value(shown!.figures)) / value(own) - 1, 12);
    const effect = shown!.figures.alternatives[0]!.ofMarketValue! - own.alternatives[0]!.ofMarketValue!;
    expect(deviation!.groups[0]!.effect).toBeCloseTo(effect, 12);
    expect(deviation!.groups[0]!.isWithin).toBe(Math.abs(effect) <= 0.01);
  });
});
