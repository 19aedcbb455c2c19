import { describe, expect, test } from 'vitest';
import type { ScenarioKey } from '#core/result/effects-result.ts';
import { modelPersonConclusion } from '#output/topics/people/model-persons-conclusion.ts';
import { spaced, subjectOf } from '#test/fixtures/conclusion-subject.ts';

type Pensions = Readonly<Record<ScenarioKey, number>>;

/** What is said where every model person gets these pensions by every premium, and 1,000 by the current scheme. */
function said(pensions: Pensions): string {
  const subject = subjectOf(25, (result) => ({
    ...result,
    alternatives: result.alternatives.map((alternative) => ({
      ...alternative,
      effects: {
        ...alternative.effects,
        modelPersons: alternative.effects.modelPersons.map((person) => ({
          ...person,
          pensions:
            alternative.sort === 'unchanged' ? { pessimistic: 500, expected: 1000, optimistic: 2000 } : pensions,
        })),
      },
    })),
  }));
  return spaced(modelPersonConclusion(subject) ?? 'null');
}

describe('the model person in the middle', () => {
  test('has its expected change', () => {
    expect(said({ pessimistic: 400, expected: 900, optimistic: 1800 })).toMatch(/ 10,0% minder pensioen$/);
    expect(said({ pessimistic: 400, expected: 1100, optimistic: 2200 })).toMatch(/ 10,0% meer pensioen$/);
  });
});
