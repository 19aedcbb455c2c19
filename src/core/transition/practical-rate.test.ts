import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { practicalRate } from '#core/transition/practical-rate.ts';

describe('a practical premium', () => {
  test.each([
    [0.0624, 0.062],
    [0.0625, 0.063],
    [0.0215, 0.022],
    [0.0595, 0.06],
    [0.1005, 0.101],
    [0.0845, 0.085],
    [0.173, 0.173],
    [0, 0],
  ])('of %d is %d', (rate, expected) => {
    expect(practicalRate(rate, 0.001, Infinity)).toBe(expected);
  });

  test('leaves every rate that has the rounding already as it is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (thousandths) => {
        const rate = thousandths / 1000;
        expect(practicalRate(rate, 0.001, Infinity)).toBe(rate);
        expect(practicalRate(rate, 0.001, rate)).toBe(rate);
      }),
    );
  });

  test('goes down where half up would pass the cap, also at the cap itself', () => {
    expect(practicalRate(0.28607, 0.001, 0.28608)).toBe(0.286);
    expect(practicalRate(0.1818, 0.001, 0.1818)).toBe(0.181);
    expect(practicalRate(0.27216, 0.0025, 0.27216)).toBe(0.27);
  });

  test('stays the exact rate when nothing is to be rounded', () => {
    expect(practicalRate(0.123456, 0, 0.3)).toBe(0.123456);
  });
});
