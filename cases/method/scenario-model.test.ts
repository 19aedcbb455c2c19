import { test } from 'vitest';
import { expectPrinted } from '#cases/method/printed-figures.ts';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';

test('the page on the scenario model prints what the program has', () => {
  const { real, equityExposure, priceExposure, gamma } = cp2022;
  const set = cp2022Set(cp2022, simulated(cp2022, { measure: 'real', paths: 1, years: 0, seed: 1 }));
  const [variance, rate, inflation] = real.mean;
  const varianceOf = (exposure: readonly number[]): number =>
    exposure.reduce(
      (sum, one, motion) => sum + one * one * (motion === 0 ? variance : 1 + gamma[motion - 1]! * variance),
      0,
    );
  expectPrinted('scenario-model', {
    'rate of 10 years at the start': set.rate(0, 0, 10),
    'variance of equity a year, in the long run': varianceOf(equityExposure),
    'return of equity, in the long run': Math.expm1(rate + cp2022.equityReward - varianceOf(equityExposure) / 2),
    'inflation, in the long run': Math.expm1(inflation + cp2022.inflationReward - varianceOf(priceExposure) / 2),
  });
});
