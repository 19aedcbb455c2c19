import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import { answerConclusion, roundingConclusion } from '#output/topics/choices/answer-conclusion.ts';
import { defaultsConclusion } from '#output/language/basis.ts';
import { coverConclusion, goalsComparison } from '#output/topics/choices/goals-conclusion.ts';
import { scaleConclusion } from '#output/language/scale.ts';
import { yearsConclusion } from '#output/topics/cost/years-conclusion.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { subjectOf, flat } from '#test/fixtures/conclusion-subject.ts';
import { propertyRuns } from '#test/property-runs.ts';

describe('the assumptions', () => {
  const [chosen, kept] = [{ isDefault: false }, { isDefault: true }];
  const told = (...all: readonly (typeof kept)[]): string => defaultsConclusion(all);

  it('count what was left at its standard value', () => {
    expect(told()).toBe('Dit dossier heeft geen uitgangspunten met een standaardwaarde');
    expect(told(chosen, chosen)).toBe(
      'Van de 2 uitgangspunten staat er geen op de standaardwaarde: alles is voor dit dossier ingevuld',
    );
    expect(told(kept, chosen, chosen)).toBe('Van de 3 uitgangspunten staat er 1 op de standaardwaarde');
    expect(told(kept, kept, chosen)).toBe('Van de 3 uitgangspunten staan er 2 op de standaardwaarde');
    expect(told(kept, kept, kept)).toBe('Alle 3 uitgangspunten staan op de standaardwaarde');
    expect(told(kept)).toBe('Het enige uitgangspunt (1) staat op de standaardwaarde');
    expect(told(chosen)).toBe('Het enige uitgangspunt (1) is voor dit dossier ingevuld');
  });
});

describe('every conclusion', () => {
  it('is a sentence with a figure, without empty or broken values, for any outcome', () => {
    const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.5, noNaN: true });
    const change = fc.record({
      rate,
      costDifference: amount,
      pensionDifference: amount,
      feasible: fc.boolean(),
      missing: amount,
    });
    fc.assert(
      fc.property(fc.tuple(change, change, fc.constantFrom(1, 4, 30)), ([budget, profit, count]) => {
        const subject = subjectOf(count, (result) => {
          const answer = (from: typeof budget) => ({
            practicalScale: flat(from.rate),
            exact: from.rate,
            costDifference: from.costDifference,
            pensionDifference: from.pensionDifference,
            feasible: from.feasible,
            shortfall: from.feasible ? null : { amount: from.missing, fraction: from.missing / 1e9 },
          });
          return changedAlternatives(result, { budgetNeutralFlat: answer(budget), profitNeutralFlat: answer(profit) });
        });
        const texts = [
          coverConclusion(subject),
          goalsComparison(subject),
          ...answerKeys.map((key) => answerConclusion(subject, key)),
          roundingConclusion(subject),
          scaleConclusion(subject),
          yearsConclusion(subject),
        ];
        for (const text of texts) {
          expect(text).toMatch(/^[A-Z0-9].*\S$/);
          expect(text).not.toMatch(/NaN|undefined|null|Infinity| {2}|€ -0/);
        }
      }),
      propertyRuns(60),
    );
  });
});
