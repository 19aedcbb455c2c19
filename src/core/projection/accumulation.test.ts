import { describe, expect, test } from 'vitest';
import { plainAssumptions } from '#cases/factory/plain-dossier.ts';
import { accumulation, lifecycleReturn } from '#core/projection/accumulation.ts';
import { runningSums, sumBeforePension } from '#core/projection/running-sums.ts';

const assumptions = {
  ...plainAssumptions,
  equityReturn: 0.06,
  bondReturn: 0.02,
  investmentCost: 0.005,
  lifecycle: [
    { yearsToPension: 20, equityWeight: 1 },
    { yearsToPension: 5, equityWeight: 0.5 },
    { yearsToPension: 10, equityWeight: 0.75 },
  ],
};

describe('the lifecycle', () => {
  test('holds each weight from its number of years upward, in whatever order the rows stand', () => {
    const returnAt = lifecycleReturn(assumptions);
    expect([5, 9, 10, 19, 20, 45].map((years) => returnAt(years).toFixed(4))).toEqual([
      '0.0350',
      '0.0350',
      '0.0450',
      '0.0450',
      '0.0550',
      '0.0550',
    ]);
  });

  test('holds the lowest row below it too', () => {
    expect(lifecycleReturn(assumptions)(0)).toBeCloseTo(0.035, 15);
  });
});

describe('accumulation', () => {
  test('changes its return after whole years before pension', () => {
    const factors = accumulation((years) => (years < 1 ? 0.03 : 0.05), 24);
    expect(factors[0]).toBe(1);
    expect(factors[12]).toBeCloseTo(1.03, 14);
    expect(factors[13]).toBeCloseTo(1.03 * 1.05 ** (1 / 12), 14);
    expect(factors[24]).toBeCloseTo(1.03 * 1.05, 14);
  });

  test('lets the premium of the last month grow one month, and leaves months outside the span out', () => {
    const sums = runningSums(accumulation(() => 0.12, 12));
    expect(sumBeforePension(sums, 12, 11, 12)).toBeCloseTo(1.12 ** (1 / 12), 12);
    expect(sumBeforePension(sums, 12, 0, 2)).toBeCloseTo(1.12 + 1.12 ** (11 / 12), 12);
    expect(sumBeforePension(sums, 12, 0, 0)).toBe(0);
  });
});
