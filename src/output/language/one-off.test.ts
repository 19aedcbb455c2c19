import { describe, expect, it } from 'vitest';
import type { Alternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { comparedConditions } from '#output/language/conditions.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { oneOffNote } from '#output/language/one-off.ts';
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

  it('are said with their form of premiums side by side', () => {
    expect(comparedConditions(counted)).toContain('met eenmalige kosten bij een vlakke premie en');
    expect(comparedConditions(subjectWith(['progressive']))).toContain('met eenmalige kosten bij een staffel en');
    expect(comparedConditions(subjectWith(['flat', 'progressive']))).toContain('met eenmalige kosten en');
    expect(comparedConditions(subjectWith(['flat'], false))).toContain('zonder eenmalige kosten en');
  });

  it('are no amount of zero of the other form', () => {
    expect(spaced(oneOffNote(counted) ?? '')).toMatch(/contant € 5\.000, alleen bij een vlakke premie\.$/);
    expect(spaced(oneOffNote(subjectWith(['progressive'], false)) ?? '')).toMatch(
      /contant € 5\.000, alleen bij een staffel\.$/,
    );
  });
});

it('one-off costs after the horizon are said of no premium', () => {
  const late = subjectWith(['flat', 'progressive']);
  const none = late.result.alternatives.map((alternative) => withOneOff(alternative, 0));
  const subject = { ...late, result: { ...late.result, alternatives: none } };
  expect(comparedConditions(subject)).not.toContain('eenmalig');
});
