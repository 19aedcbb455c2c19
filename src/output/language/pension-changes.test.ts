import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, it } from 'vitest';
import type { DossierResult } from '#core/result/result.ts';
import { changesSentence } from '#output/topics/people/changes-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { changeCounts, meanChange } from '#output/language/pension-changes.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

const content = exampleContent(1);
const base: ConclusionSubject = { input: content.dossier.input, result: content.result };

type Person = readonly [age: number, current: number, next: number];

/** The same dossier with people of these ages, whose pension goes from the one to the other amount by every answer. */
function subjectOf(people: readonly Person[]): ConclusionSubject {
  const of = (pension: number) => ({ premium: 0, ownContribution: 0, pension, ratio: null });
  const result: DossierResult = {
    ...base.result,
    participantCount: people.length,
    participants: people.map(([age], index) => ({ number: String(index), age, pensionBase: 0 })),
    alternatives: base.result.alternatives.map((alternative) => ({
      ...alternative,
      participants: people.map(([, current, next]) => of(alternative.sort === 'unchanged' ? current : next)),
    })),
  };
  return { ...base, result };
}

const flatOf = ({ result }: ConclusionSubject) => alternativeOf(result, 'budgetNeutralFlat');
const flatCounts = (people: readonly Person[]) => changeCounts(subjectOf(people), flatOf(subjectOf(people)));

const many = (count: number, age: number, current: number, next: number): readonly Person[] =>
  Array.from({ length: count }, () => [age, current, next]);

describe('who gains and who loses', () => {
  it('counts a difference of at most half a percent as nearly equal', () => {
    const people = [
      ...many(2, 40, 1000, 1006),
      ...many(3, 40, 1000, 1005),
      ...many(4, 40, 1000, 994),
      ...many(1, 40, 0, 1),
    ];
    expect(flatCounts(people)).toEqual({ better: 3, equal: 3, worse: 4 });
    expect(meanChange(subjectOf(people), flatOf(subjectOf(people)))).toBeCloseTo((12 + 15 - 24 + 1) / 10, 9);
    expect(flatCounts(many(2, 40, 0, 0))).toEqual({ better: 0, equal: 2, worse: 0 });
  });

  const text = (better: number, equal: number, worse: number): string =>
    changesSentence(
      subjectOf([...many(better, 40, 100, 120), ...many(equal, 40, 100, 100), ...many(worse, 40, 100, 80)]),
    ).replace(/^Bij een vlakke premie van \S+ /, '');

  it('is told by how many lose, in the singular and the plural', () => {
    expect(text(10, 0, 0)).toBe('krijgt niemand minder pensioen');
    expect(text(0, 0, 11)).toBe('krijgen alle 11 deelnemers minder pensioen');
    expect(text(8, 2, 3)).toBe('krijgen 3 van de 13 deelnemers minder pensioen');
    expect(text(9, 0, 1)).toBe('krijgt 1 van de 10 deelnemers minder pensioen');
  });
});
