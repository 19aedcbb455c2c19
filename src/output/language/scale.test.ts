import type { DossierInput } from '#core/dossier/dossier.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { scaleGround } from '#test/fixtures/example-checks.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { describe, expect, it } from 'vitest';
import { crossing, isSameScale, scaleConclusion } from '#output/language/scale.ts';
import { flat, subjectOf } from '#test/fixtures/conclusion-subject.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';

describe('a flat premium beside a scale', () => {
  const scale = [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 45, rate: 0.2 },
    { fromAge: 60, rate: 0.3 },
  ];

  it('crosses it, stays on one side, or changes sides more than once', () => {
    expect(crossing(0.15, scale)).toEqual({ kind: 'crosses', age: 45, first: 'above', touches: false });
    expect(crossing(0.2, scale)).toEqual({ kind: 'crosses', age: 60, first: 'above', touches: true });
    expect(crossing(0.4, scale)).toEqual({ kind: 'above', touches: false });
    expect(crossing(0.1, scale)).toEqual({ kind: 'below', touches: true });
    expect(crossing(0.1, [{ fromAge: 20, rate: 0.1 }])).toEqual({ kind: 'equal' });
    expect(crossing(0.15, [...scale, { fromAge: 65, rate: 0.1 }])).toEqual({ kind: 'mixed' });
  });

  it('is not said to lie above or below where they are equal', () => {
    const beside = (rate: number) =>
      scaleConclusion(
        subjectOf(25, (result) => ({
          ...changedAlternatives(result, { budgetNeutralFlat: { practicalScale: flat(rate) } }),
          currentScale: scale,
        })),
      );
    expect(beside(0.2)).toBe(
      'Een vlakke premie van 20,0% ligt tot 60 jaar niet onder de huidige staffel en daarna niet erboven',
    );
    expect(beside(0.1)).toBe(
      'Een vlakke premie van 10,0% ligt op geen leeftijd vanaf 20 jaar boven de huidige staffel',
    );
    expect(beside(0.3)).toBe(
      'Een vlakke premie van 30,0% ligt op geen leeftijd vanaf 20 jaar onder de huidige staffel',
    );
    expect(beside(0.15)).toBe(
      'Een vlakke premie van 15,0% ligt tot 45 jaar boven de huidige staffel en daarna eronder',
    );
  });

  it('is compared from the first step of the scale: below it there is no premium to be above', () => {
    const beside = (fromAge: number, rate: number) =>
      scaleConclusion(
        subjectOf(25, (result) => ({
          ...changedAlternatives(result, { budgetNeutralFlat: { practicalScale: flat(rate) } }),
          currentScale: [
            { fromAge, rate: 0.1 },
            { fromAge: 45, rate: 0.2 },
          ],
        })),
      );
    expect(beside(21, 0.05)).toMatch(/ ligt op elke leeftijd vanaf 21 jaar onder de huidige staffel$/);
    expect(beside(15, 0.05)).toMatch(/ ligt op elke leeftijd onder de huidige staffel$/);
  });

  it('of average pay is compared with the scale of equal cost, only as far as that is one to choose', () => {
    const { dossier, result } = exampleContent(25);
    const input = { ...dossier.input, current: { ...dossier.input.current, kind: 'averagePay' } } as DossierInput;
    const beside = (changes: Partial<AnswerAlternative>): string => {
      const changed = changedAlternatives(result, {
        budgetNeutralFlat: { practicalScale: flat(0.15) },
        budgetNeutralProgressive: { practicalScale: scale, feasible: true, shortfall: null, ...changes },
      });
      return scaleConclusion({ input, result: { ...changed, currentScale: [] } });
    };
    const no: Verdict = { allowed: 'no', grounds: [scaleGround] };
    const everywhere = 'Een vlakke premie van 15,0% geldt op elke leeftijd';
    const crossed = 'Een vlakke premie van 15,0% ligt tot 45 jaar boven de';
    expect(beside({ verdict: { allowed: 'yes', grounds: [] } })).toBe(
      `${crossed} budgetneutrale staffel en daarna eronder`,
    );
    expect(beside({ verdict: { allowed: 'unknown', grounds: [] } })).toBe(
      `${crossed} budgetneutrale staffel (toegestaan: onbekend) en daarna eronder`,
    );
    const shortfall = { amount: 100, fraction: 0.1 };
    expect(beside({ verdict: { allowed: 'yes', grounds: [] }, feasible: false, shortfall })).toBe(
      `${crossed} hoogst toegestane staffel en daarna eronder`,
    );
    expect(beside({ verdict: no })).toBe(
      `${everywhere}; de budgetneutrale staffel is niet toegestaan: boven de hoogst toegestane staffel (art. 38r Wet LB 1964)`,
    );
    const permission = {
      code: 'GRANDFATHERING_CONTRACT',
      article: 'art. 220e PW',
      figures: { contract: 'solidary' },
    } as const;
    expect(beside({ verdict: { allowed: 'no', grounds: [permission] } })).toBe(
      `${everywhere}; een progressieve staffel is niet toegestaan: niet in een solidaire premieovereenkomst (art. 220e PW)`,
    );
    const both: Verdict = { allowed: 'no', grounds: [scaleGround, permission] };
    const barred = { permitted: 'no', reason: 'solidaryContract' } as const;
    expect(beside({ verdict: both, permission: barred })).toContain(
      '; een progressieve staffel is niet toegestaan: niet',
    );
    expect(beside({ verdict: both, permission: { permitted: 'unknown', reason: 'schemeUnknown' } })).toContain(
      '; de budgetneutrale staffel is niet toegestaan: boven',
    );
    expect(beside({ verdict: { allowed: 'yes', grounds: [] }, practicalScale: [{ fromAge: 15, rate: 0 }] })).toBe(
      `${everywhere}; een budgetneutrale staffel boven 0% is er niet`,
    );
  });

  it('is said to rise only where it does', () => {
    const falling = [
      { fromAge: 15, rate: 0.2 },
      { fromAge: 45, rate: 0.1 },
    ];
    const inFront = (practicalScale: typeof falling): string =>
      scaleConclusion(
        subjectOf(25, (result) => ({
          ...changedAlternatives(result, { keptScale: { practicalScale, verdict: { allowed: 'yes', grounds: [] } } }),
          chosen: 'A' as const,
        })),
      );
    expect(inFront(falling)).toBe('Een progressieve staffel van 10,0% tot 20,0% verschilt naar de leeftijd');
    expect(inFront(scale)).toBe('Een progressieve staffel van 10,0% tot 30,0% stijgt met de leeftijd');
  });

  it('is put in words with the age of the crossing', () => {
    expect(scaleConclusion(subjectOf())).toMatch(
      /^Een vlakke premie van \d+,\d% ligt tot \d\d jaar boven de huidige staffel en daarna eronder$/,
    );
  });
});

it('a scale is another where it begins at another age, for it asks something else of the young', () => {
  const whole = [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 45, rate: 0.2 },
  ];
  const split = [...whole, { fromAge: 60, rate: 0.2 }];
  expect(isSameScale(whole, split)).toBe(true);
  expect(isSameScale(whole, whole.slice(1))).toBe(false);
  expect(isSameScale(whole.slice(1), whole)).toBe(false);
});
