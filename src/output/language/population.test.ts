import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sex } from '#core/dossier/dossier.ts';
import type { AgeCohort } from '#core/result/result.ts';
import { populationConclusion } from '#output/topics/people/population-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { cohortSexes, populationFigures, shownAges } from '#output/language/population.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { propertyRuns } from '#test/property-runs.ts';

const content = exampleContent(1);
const base: ConclusionSubject = { input: content.dossier.input, result: content.result };
const [given] = base.input.participants;
const [outcome] = base.result.participants;

type Person = readonly [age: number, sex: Sex];

/** The same dossier with people of these ages and sexes. */
function subjectOf(people: readonly Person[]): ConclusionSubject {
  if (given === undefined || outcome === undefined) throw new Error('the fixture is empty');
  const ages = Array.from({ length: 12 }, (_, index) => 15 + 5 * index);
  const cohorts: readonly AgeCohort[] = ages.map((fromAge) => ({
    fromAge,
    toAge: fromAge + 4,
    count: people.filter(([age]) => age >= fromAge && age <= fromAge + 4).length,
  }));
  return {
    input: {
      ...base.input,
      participants: people.map(([, sex], index) => ({ ...given, sex, number: String(index), fullTimeSalary: 50_000 })),
    },
    result: {
      ...base.result,
      participantCount: people.length,
      cohorts,
      participants: people.map(([age], index) => ({ ...outcome, age, number: String(index), pensionBase: 30_000 })),
    },
  };
}

const person = fc.tuple(fc.integer({ min: 15, max: 74 }), fc.constantFrom<Sex>('M', 'V', 'X'));
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe('ages in the report', () => {
  it('are never of a group under ten, nor of a sex under ten within a group, and lose nobody', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 400 }), (people) => {
        const { groups, sexes } = shownAges(subjectOf(people));
        if (groups.length > 0) expect(total(groups.map(({ count }) => count))).toBe(people.length);
        for (const group of groups) {
          expect(group.count).toBeGreaterThanOrEqual(10);
          for (const sex of sexes) expect(group.sexes[sex] === 0 || group.sexes[sex] >= 10).toBe(true);
        }
      }),
      propertyRuns(60),
    );
  });

  it('are split by sex where there are enough of each, and not where there are a few', () => {
    const twenty = (age: number): readonly Person[] =>
      Array.from({ length: 20 }, (_, index) => [age, index < 10 ? 'M' : 'V']);
    const many = [22, 32, 42, 52, 62].flatMap(twenty);
    expect(shownAges(subjectOf(many)).sexes).toEqual(['M', 'V']);
    expect(shownAges(subjectOf([...many, [40, 'X']])).sexes).toEqual([]);
    expect(shownAges(subjectOf(many)).groups).toHaveLength(5);
    expect(shownAges(subjectOf(many.slice(0, 40))).groups).toEqual([]);
  });

  it('add up to the cohorts of the workbook', () => {
    for (const { count, sexes } of cohortSexes(
      subjectOf([
        [20, 'M'],
        [21, 'V'],
        [24, 'X'],
        [60, 'M'],
      ]),
    )) {
      expect(total(Object.values(sexes))).toBe(count);
    }
  });
});

describe('the participants together', () => {
  it('are summed and averaged', () => {
    const figures = populationFigures(
      subjectOf([
        [30, 'M'],
        [41, 'V'],
      ]),
    );
    expect(figures).toMatchObject({ count: 2, meanAge: 35.5, salarySum: 100_000, salaryMean: 50_000, baseSum: 60_000 });
    expect(populationFigures(subjectOf([]))).toMatchObject({ count: 0, meanAge: null, salaryMean: null });
  });

  it('are told about from ten on', () => {
    const people = (count: number): readonly Person[] => Array.from({ length: count }, () => [40, 'M']);
    expect(populationConclusion(subjectOf(people(9)))).toBeNull();
    expect(populationConclusion(subjectOf(people(10)))?.replaceAll('\u00a0', ' ')).toBe(
      '10 deelnemers van gemiddeld 40,0 jaar, met samen een pensioengrondslag van € 300.000',
    );
  });
});

it('says why people are left out, each reason once, and nothing where nobody is', () => {
  const excluded = [
    { number: '1', reason: 'notCounted' },
    { number: '2', reason: 'pensionBeforeTransition' },
    { number: '3', reason: 'notCounted' },
  ] as const;
  expect(populationFigures({ ...base, result: { ...base.result, excluded } }).leftOutBecause).toBe(
    'Meerekenen staat op nee; de pensioendatum ligt niet na de transitiedatum',
  );
  expect(populationFigures({ ...base, result: { ...base.result, excluded: [] } }).leftOutBecause).toBeNull();
});
