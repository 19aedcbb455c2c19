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

  it('lies above it up to an age and below it from an age, or neither', () => {
    expect(crossing(0.15, scale)).toEqual({ above: 45, below: 45 });
    expect(crossing(0.2, scale)).toEqual({ above: 45, below: 60 });
    for (const rate of [0.05, 0.1, 0.3, 0.4]) expect(crossing(rate, scale)).toBeNull();
    expect(crossing(0.15, [...scale, { fromAge: 65, rate: 0.1 }])).toBeNull();
    expect(crossing(0.15, [])).toBeNull();
  });

  it('is said to lie above and below where it does, and else to hold at every age', () => {
    const beside = (rate: number) =>
      scaleConclusion(
        subjectOf(25, (result) => ({
          ...changedAlternatives(result, { budgetNeutralFlat: { practicalScale: flat(rate) } }),
          currentScale: scale,
        })),
      );
    expect(beside(0.2)).toBe('20,0% vlak ligt tot 45 jaar boven de huidige staffel, vanaf 60 jaar eronder');
    expect(beside(0.15)).toBe('15,0% vlak ligt tot 45 jaar boven de huidige staffel, vanaf 45 jaar eronder');
    expect(beside(0.3)).toBe('30,0% vlak geldt op elke leeftijd');
  });

  it('gives way to a scale that stands in front, with the premium of those hired later', () => {
    const kept = subjectOf(25, (result) => ({
      ...changedAlternatives(result, {
        keptScale: { practicalScale: scale, verdict: { allowed: 'yes', grounds: [] } },
      }),
      chosen: 'A' as const,
    }));
    expect(scaleConclusion(kept)).toMatch(
      /^De staffel van nu geldt voor wie nu deelneemt; wie later begint, krijgt \d+,\d% vlak$/,
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
