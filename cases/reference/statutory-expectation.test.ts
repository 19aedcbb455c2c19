import { describe, expect, test } from 'vitest';
import { expectSame } from '#cases/reference/same-figures.ts';
import { type ReferenceFigures, referenceScenarios, statutoryReferences } from '#cases/reference/statutory-dossiers.ts';
import { type Expectations, pensionExpectation } from '#core/statutory/pension-expectation.ts';

/** Percentiles and the chance to end below the median of the scheme that goes on. */
function expectExpectations(actual: Expectations, { alternatives }: ReferenceFigures): void {
  expect(actual).toHaveLength(alternatives.length);
  for (const [index, { pensions }] of alternatives.entries()) {
    const wanted = pensions.slice(referenceScenarios.count, -1);
    expect(actual[index]!.percentiles).toHaveLength(wanted.length);
    for (const [rank, value] of wanted.entries()) expectSame(actual[index]!.percentiles[rank]!, value!);
    expect(actual[index]!.chanceBelowUnchanged).toBe(pensions.at(-1));
  }
}

describe.each(statutoryReferences.map((reference) => [reference.name, reference] as const))(
  'pension expectation of %s',
  (_name, { expected, persons, projection }) => {
    type Person = (typeof persons)[number];
    const birthYearOf = ({ participant }: Person): number => participant.born.year;
    const result = pensionExpectation(projection, persons, referenceScenarios, { groupOf: birthYearOf });

    test('is the same for each person', () => {
      const groupOf = (person: Person): number => persons.indexOf(person);
      const ofPersons = pensionExpectation(projection, persons, referenceScenarios, { groupOf });
      for (const [index, { participant }] of persons.entries()) {
        expectExpectations(ofPersons.get(index)!, expected.people[participant.number]!);
      }
    });

    test('is the same for each year of birth and in total, of the sums per scenario', () => {
      expect(result.size).toBe(Object.keys(expected.birthYears).length);
      for (const [year, wanted] of Object.entries(expected.birthYears)) {
        expectExpectations(result.get(Number(year))!, wanted);
      }
      const together = pensionExpectation(projection, persons, referenceScenarios, { groupOf: () => 0 });
      expectExpectations(together.get(0)!, expected.total);
    });

    test('does not depend on how many scenarios and people are worked on at a time', () => {
      for (const [blockWidth, keptPensions] of [
        [1, 1],
        [2, 60],
      ] as const) {
        const again = pensionExpectation(projection, persons, referenceScenarios, {
          groupOf: birthYearOf,
          blockWidth,
          keptPensions,
        });
        expect(again).toEqual(result);
      }
    });
  },
);
