import { describe, expect, it } from 'vitest';
import type { OneOffCost } from '#core/dossier/dossier-choices.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { comparedConditions } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { oneOffChoices, oneOffNote } from '#output/language/one-off.ts';
import { spaced, subjectOf } from '#test/fixtures/conclusion-subject.ts';

type Form = 'flat' | 'progressive';

const withOneOff = (alternative: Alternative, amount: number): Alternative =>
  Object.assign(
    { ...alternative },
    {
      oneOffCost: amount,
      years: alternative.years.map((year, index) => Object.assign({ ...year }, { oneOff: index === 0 ? amount : 0 })),
    },
  );

/** A dossier with one-off costs of EUR 5,000 in its first year, of the premiums of these forms. */
const subjectWith = (forms: readonly Form[], counts = true): ConclusionSubject =>
  subjectOf(25, (result): DossierResult => ({
    ...result,
    oneOffCosts: {
      rows: forms.map((of) => ({ year: result.transitionDate.year, description: 'advies', amount: 5000, of })),
      counts,
    },
    alternatives: result.alternatives.map((alternative) =>
      withOneOff(alternative, alternative.sort !== 'unchanged' && forms.includes(alternative.form) ? 5000 : 0),
    ),
  }));

describe('one-off costs of a flat premium alone', () => {
  const counted = subjectWith(['flat']);

  it('are said with the choice that has them', () => {
    expect(comparedConditions(counted)).toContain('met eenmalige kosten bij keuze B en');
    expect(comparedConditions(subjectWith(['progressive']))).toContain('met eenmalige kosten bij keuze A en');
    expect(comparedConditions(subjectWith(['flat', 'progressive']))).toContain('met eenmalige kosten en');
    expect(comparedConditions(subjectWith(['flat'], false))).toContain('zonder eenmalige kosten en');
  });

  it('are no amount of zero of the other choice', () => {
    expect(spaced(oneOffNote(counted) ?? '')).toMatch(/contant € 5\.000, alleen bij keuze B\.$/);
    expect(spaced(oneOffNote(subjectWith(['progressive'], false)) ?? '')).toMatch(
      /contant € 5\.000, alleen bij keuze A\.$/,
    );
  });
});

it('one-off costs of two choices are an amount each, and one amount where they are the same', () => {
  const { input, result } = subjectWith(['flat', 'progressive']);
  const withAmounts = (A: number, B: number) => ({
    ...result,
    alternatives: result.alternatives.map((alternative) =>
      alternative.sort === 'unchanged' ? alternative : withOneOff(alternative, alternative.choice === 'A' ? A : B),
    ),
  });
  const noteOf = (A: number, B: number) => spaced(oneOffNote({ input, result: withAmounts(A, B) }) ?? '');
  expect(noteOf(8000, 12_500)).toMatch(/contant € 8\.000 bij keuze A en € 12\.500 bij keuze B\.$/);
  expect(noteOf(8000, 8000)).toMatch(/contant € 8\.000\.$/);
});

it('a row says which choices have it, also where a file of version 6 named a form', () => {
  const { result } = subjectWith([]);
  const choicesOf = (of: OneOffCost['of']) =>
    oneOffChoices({ year: 2027, description: 'advies', amount: 1, of }, result);
  expect((['all', 'A', 'B', 'C', 'flat', 'progressive'] as const).map(choicesOf)).toEqual([
    'alle',
    'A',
    'B',
    'C',
    'B',
    'A',
  ]);
  const onlyFlat = result.alternatives.filter((one) => one.sort === 'unchanged' || one.form === 'flat');
  const row = { year: 2027, description: 'advies', amount: 1, of: 'progressive' } as const;
  expect(oneOffChoices(row, { alternatives: onlyFlat })).toBe('geen');
});

it('one-off costs after the horizon are said of no premium', () => {
  const late = subjectWith(['flat', 'progressive']);
  const none = late.result.alternatives.map((alternative) => withOneOff(alternative, 0));
  const subject = { ...late, result: { ...late.result, alternatives: none } };
  expect(comparedConditions(subject)).not.toContain('eenmalig');
});
