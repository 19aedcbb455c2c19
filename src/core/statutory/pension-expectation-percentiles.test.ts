import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentiles, shareBelow } from '#core/statutory/pension-expectation.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** The same from values in order. */
function byOrder(values: Float64Array, rank: number): number {
  const sorted = values.toSorted();
  const place = (values.length - 1) * rank;
  const low = sorted[Math.floor(place)]!;
  return low + (sorted[Math.ceil(place)]! - low) * (place - Math.floor(place));
}

describe('percentiles', () => {
  test('of five values lie between the outer two and the middle one', () => {
    const of = (...values: number[]) => percentiles(Float64Array.from(values)).map((value) => value.toFixed(6));
    expect(of(50, 10, 40, 20, 30)).toEqual(['12.000000', '30.000000', '48.000000']);
    expect(of(7)).toEqual(['7.000000', '7.000000', '7.000000']);
  });

  test('are those of values in order, whatever order they come in and however often one comes', () => {
    const values = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (list) => {
        const wanted = [0.05, 0.5, 0.95].map((rank) => byOrder(Float64Array.from(list), rank));
        expect(percentiles(Float64Array.from(list))).toEqual(wanted);
      }),
      propertyRuns(100),
    );
  });
});

test('a share counts what lies strictly below', () => {
  expect(shareBelow(Float64Array.of(1, 2, 2, 3), 2)).toBe(0.25);
});
