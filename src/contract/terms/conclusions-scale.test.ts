import { describe, expect, it } from 'vitest';
import { crossing, scaleConclusion } from '#contract/terms/conclusions-scale.ts';
import { subjectOf } from '#test/fixtures/conclusion-subject.ts';

describe('a flat premium beside a scale', () => {
  const scale = [
    { fromAge: 20, rate: 0.1 },
    { fromAge: 45, rate: 0.2 },
    { fromAge: 60, rate: 0.3 },
  ];

  it('crosses it, stays on one side, or changes sides more than once', () => {
    expect(crossing(0.15, scale)).toEqual({ kind: 'crosses', age: 45, first: 'above' });
    expect(crossing(0.2, scale)).toEqual({ kind: 'crosses', age: 60, first: 'above' });
    expect(crossing(0.4, scale)).toEqual({ kind: 'above' });
    expect(crossing(0.05, scale)).toEqual({ kind: 'below' });
    expect(crossing(0.1, [{ fromAge: 20, rate: 0.1 }])).toEqual({ kind: 'equal' });
    expect(crossing(0.15, [...scale, { fromAge: 65, rate: 0.1 }])).toEqual({ kind: 'mixed' });
  });

  it('is put in words with the age of the crossing', () => {
    expect(scaleConclusion(subjectOf())).toMatch(
      /^Een vlakke premie van \d+,\d% ligt tot \d\d jaar boven de huidige staffel en daarna eronder$/,
    );
  });
});
