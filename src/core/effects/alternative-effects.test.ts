import { describe, expect, test } from 'vitest';
import { netContribution, taxOn } from '#core/effects/alternative-effects.ts';

const brackets = [
  { above: 0, rate: 0.3 },
  { above: 10_000, rate: 0.4 },
  { above: 20_000, rate: 0.5 },
];

describe('tax', () => {
  test('is summed over the brackets, and nothing of no income', () => {
    expect(taxOn(brackets, 0)).toBe(0);
    expect(taxOn(brackets, 10_000)).toBe(3000);
    expect(taxOn(brackets, 25_000)).toBe(3000 + 4000 + 2500);
  });
});

describe('the own contribution after tax', () => {
  test('saves tax at the rates it is taken from, across brackets', () => {
    expect(netContribution(brackets, 21_000, 3000)).toBeCloseTo(3000 - (500 + 800), 9);
    expect(netContribution(brackets, 9000, 1000)).toBeCloseTo(700, 9);
  });

  test('saves no tax on what is not earned', () => {
    expect(netContribution(brackets, 1000, 1500)).toBe(1500 - 300);
    expect(netContribution(brackets, 50_000, 0)).toBe(0);
  });
});
