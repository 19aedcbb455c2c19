import { describe, expect, test } from 'vitest';
import { expectSame } from '#cases/reference/same-figures.ts';
import { referenceScenarios, statutoryReferences } from '#cases/reference/statutory-dossiers.ts';
import { modelPersonsOf } from '#core/statutory/model-persons.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { statutoryEffects } from '#core/statutory/statutory-effects.ts';

describe.each(statutoryReferences.map((reference) => [reference.name, reference] as const))(
  'birth years of %s',
  (_name, { expected, statutory }) => {
    test('have the effects of the reference, with their percentages and percentiles', () => {
      const { own } = statutoryEffects({
        input: statutory,
        set: referenceScenarios,
        modelOf: modelPersonsOf(statutory.dossier, statutoryPeople(statutory.dossier)),
        withOwn: true,
      });
      expect(own!.map(({ year }) => `${year}`)).toEqual(Object.keys(expected.birthYears).sort());
      for (const { year, count, figures, isModelPerson } of own!) {
        const wanted = expected.birthYears[year]!;
        const size = wanted.values[0]! + wanted.values[1]!;
        expect([count, isModelPerson]).toEqual([wanted.count, false]);
        for (const [index, alternative] of figures.alternatives.entries()) {
          const { figures: ofReference, pensions } = wanted.alternatives[index + 1]!;
          expectSame(alternative.onNew, ofReference[2]!, size);
          expectSame(alternative.effect, ofReference[5]!, size);
          expectSame(alternative.ofMarketValue!, ofReference[6]!, 1);
          expectSame(count * alternative.expectation.percentiles[0]!, pensions.at(-4)!);
          expect(alternative.expectation.chanceBelowUnchanged).toBe(pensions.at(-1));
        }
        expectSame(count * figures.unchangedExpectation.percentiles[2]!, wanted.alternatives[0]!.pensions.at(-2)!);
      }
    });
  },
);
