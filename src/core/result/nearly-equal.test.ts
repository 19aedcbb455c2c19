import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearlyEqual, nearlyEqualShare } from '#core/result/nearly-equal.ts';

describe('figures are nearly equal', () => {
  it('up to and including a difference of 0.5% of the base, either way', () => {
    expect([1005, 995, 1000].map((figure) => nearlyEqual(figure, 1000))).toEqual([true, true, true]);
    expect([1005.01, 994.99].map((figure) => nearlyEqual(figure, 1000))).toEqual([false, false]);
  });

  it('relative to the base, not to the figure', () => {
    expect(nearlyEqual(1000, 1005.02)).toBe(true);
    expect(nearlyEqual(1005.02, 1000)).toBe(false);
  });

  it('also of negative amounts, and of what is left of equal sums', () => {
    expect([nearlyEqual(-1004, -1000), nearlyEqual(-1006, -1000), nearlyEqual(1, -1)]).toEqual([true, false, false]);
    expect([nearlyEqual(3e-10, 0), nearlyEqual(0.01, 0), nearlyEqual(0.1 + 0.2, 0.3)]).toEqual([true, false, true]);
  });

  it('whatever the rounding of the border in floating point', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1e9, noNaN: true }), fc.constantFrom(1, -1), (base, way) => {
        expect(nearlyEqual(base * (1 + way * nearlyEqualShare), base)).toBe(true);
        expect(nearlyEqual(base * (1 + way * (nearlyEqualShare + 1e-6)), base)).toBe(false);
      }),
    );
  });
});
