import { describe, expect, test } from 'vitest';
import { expectSame } from '#cases/reference/same-figures.ts';
import { type ReferenceFigures, statutoryReferences } from '#cases/reference/statutory-dossiers.ts';
import { type CurrentValues, currentValues } from '#core/statutory/current-values.ts';
import { effectFigures, newProfit, sumOfValues, unchangedProfit, newPremiums } from '#core/statutory/profit-effects.ts';

describe.each(statutoryReferences.map((reference) => [reference.name, reference] as const))(
  'transition effects of %s',
  (_name, { expected, persons, projection, statutory }) => {
    const { people, birthYears, total, between, measure, months } = expected;
    const valuesOf = currentValues(projection);
    const premiumsOf = newPremiums(projection);
    const calculated = persons.map((person) => {
      projection.project(person);
      return { person, values: valuesOf(person), premiums: premiumsOf(person) };
    });
    type Calculated = (typeof calculated)[number];

    function expectFigures(members: readonly Calculated[], wanted: ReferenceFigures): void {
      const values: CurrentValues = sumOfValues(members.map((member) => member.values));
      expect(members).toHaveLength(wanted.count);
      expectSame(values.atTransition, wanted.values[0]!);
      expectSame(values.future, wanted.values[1]!);
      expectSame(values.boughtIndexation, wanted.values[2]!);
      expectSame(values.lostIndexation, wanted.values[3]!, values.atTransition);
      expectSame(values.savedIndexation, wanted.values[4]!);
      for (const [index, { figures }] of wanted.alternatives.entries()) {
        const premiums = members.reduce((sum, member) => sum + (member.premiums[index - 1] ?? 0), 0);
        const profit = index === 0 ? unchangedProfit(values) : newProfit(premiums, statutory.dossier.next.entryCost);
        const { effect, onNew, ofMarketValue, ofFuture } = effectFigures(
          measure === 'bruto' ? 'gross' : 'net',
          values,
          profit,
        );
        const size = Math.abs(profit.gross) + values.atTransition + values.future;
        expectSame(profit.gross, figures[0]!);
        expectSame(profit.net, figures[1]!, size);
        expectSame(onNew, figures[2]!, size);
        expectSame(ofFuture!, figures[4]!, 1);
        // The file gives the scheme that goes on no effect: there is nothing that lapses.
        if (index === 0) continue;
        expectSame(effect, figures[5]!, size);
        expectSame(ofMarketValue!, figures[6]!, 1);
      }
    }

    test('count the same people, over the same months', () => {
      expect(projection.grid.transition).toBe(months);
      expect(persons.map(({ participant }) => participant.number)).toEqual(Object.keys(people));
      for (const { participant, monthsInNext, premiumMonthsInCurrent, premiumMonthsInNext } of persons) {
        const [toPension, currentEnd, nextEnd] = between[participant.number]!;
        expect([monthsInNext, premiumMonthsInCurrent, premiumMonthsInNext]).toEqual([toPension, currentEnd, nextEnd]);
      }
    });

    test('have the same values, profits and percentages for each person', () => {
      for (const one of calculated) expectFigures([one], people[one.person.participant.number]!);
    });

    test('have them for each year of birth and in total', () => {
      for (const [year, wanted] of Object.entries(birthYears)) {
        expectFigures(
          calculated.filter(({ person }) => person.participant.born.year === Number(year)),
          wanted,
        );
      }
      expectFigures(calculated, total);
    });
  },
);
