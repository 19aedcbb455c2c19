import { describe, expect, test } from 'vitest';
import { knownCurve, levelCurve } from '#test/known-curve.ts';
import { curveFrom, monthlyDiscounts } from '#core/curve/zero-curve.ts';

describe('a zero curve', () => {
  const curve = curveFrom({ name: 'test', source: '', rates: [0.01, 0.03, 0.02] });

  test('is linear between whole terms, and constant before the first and past the last', () => {
    expect([0, 0.5, 1, 1.25, 2, 2.5, 3, 50].map((years) => curve.rate(years).toFixed(4))).toEqual([
      '0.0100',
      '0.0100',
      '0.0100',
      '0.0150',
      '0.0300',
      '0.0250',
      '0.0200',
      '0.0200',
    ]);
  });

  test('discounts by the month with the rate of its own term', () => {
    const discounts = monthlyDiscounts(curve, 25);
    expect(discounts[0]).toBe(1);
    expect(discounts[12]).toBeCloseTo(1 / 1.01, 14);
    expect(discounts[15]).toBeCloseTo(1.015 ** -1.25, 14);
    expect(monthlyDiscounts(levelCurve(0.02), 19)[18]).toBeCloseTo(1.02 ** -1.5, 14);
  });

  test('of 31 December 2023 holds the rule for terms past fifty years: a forward rate that stays the same', () => {
    const { rate } = knownCurve('31-12-2023');
    const forward = (term: number): number => (1 + rate(term + 1)) ** (term + 1) / (1 + rate(term)) ** term - 1;
    const ultimate = ((1 + rate(50)) ** 50 / (1 + rate(30)) ** 30) ** (1 / 20) - 1;
    for (const term of [50, 60, 80, 99]) expect(forward(term)).toBeCloseTo(ultimate, 3);
  });
});
