import { describe, expect, test } from 'vitest';
import { plainScale } from '#cases/factory/plain-dossier.ts';
import { premiumSteps } from '#core/scheme/premium-steps.ts';
import { flatCaps, lowestLimit, noCaps, progressiveCaps, scaleLimits } from '#core/transition/caps.ts';

const limit = [
  { fromAge: 15, rate: 0.19 },
  { fromAge: 20, rate: 0.198 },
  { fromAge: 40, rate: 0.264 },
  { fromAge: 65, rate: 0.4 },
];

describe('the cap of a scale step', () => {
  test('is the lowest maximum over its whole ages', () => {
    expect(lowestLimit(limit, 18, 25)).toBe(0.19);
    expect(lowestLimit(limit, 20, 40)).toBe(0.198);
    const falling = [
      { fromAge: 15, rate: 0.3 },
      { fromAge: 30, rate: 0.2 },
    ];
    expect(lowestLimit(falling, 20, 30)).toBe(0.3);
    expect(lowestLimit(falling, 20, 31)).toBe(0.2);
  });

  test('looks no further than the last whole age before the pension age', () => {
    const falling = [
      { fromAge: 15, rate: 0.3 },
      { fromAge: 67, rate: 0.2 },
    ];
    expect(scaleLimits(falling, [20], 67 * 12)).toEqual([0.3]);
    expect(scaleLimits(falling, [20], 67 * 12 + 3)).toEqual([0.2]);
  });

  test('has a maximum for ages below the first of the law, and for a step that starts at the pension age', () => {
    expect(lowestLimit(limit, 0, 15)).toBe(0.19);
    expect(scaleLimits(limit, [20, 68], 68 * 12)).toEqual([0.198, 0.4]);
  });

  test('lets entry cost come on top of the maximum', () => {
    const scheme = { pensionAgeInMonths: 68 * 12, entryCost: 0.02 };
    const caps = progressiveCaps(limit, plainScale, premiumSteps(plainScale), scheme);
    expect([...caps]).toEqual([Infinity, 0.198 / 0.98, 0.264 / 0.98, 0.264 / 0.98]);
    expect([...flatCaps(0.3, premiumSteps(plainScale), 0.02)]).toEqual(Array<number>(4).fill(0.3 / 0.98));
  });

  test('is that of the whole row of the scale in each of the finer steps of another one', () => {
    const scheme = { pensionAgeInMonths: 68 * 12, entryCost: 0 };
    const steps = premiumSteps(plainScale, [
      { fromAge: 15, rate: 1 },
      { fromAge: 48, rate: 1 },
    ]);
    expect([...progressiveCaps(limit, plainScale, steps, scheme)]).toEqual([
      Infinity,
      Infinity,
      0.198,
      0.264,
      0.264,
      0.264,
    ]);
  });

  test('is not there when fiscal limits are off', () => {
    expect([...noCaps(premiumSteps(plainScale))]).toEqual(Array<number>(4).fill(Infinity));
  });
});
