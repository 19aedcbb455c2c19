import { expect, test } from 'vitest';
import { varianceStep } from '#core/scenario-set/cp2022/simulation.ts';
import { randomSource } from '#core/scenario-set/random.ts';

/** Around zero the first two are drawn from zero and a tail, the others from the square of a normal. */
const cases = [
  { start: 0, volatility: 1.2 },
  { start: 0.001, volatility: 1.2 },
  { start: 0.02, volatility: 0.55 },
  { start: 0.2, volatility: 0.55 },
] as const;

test.each(cases)(
  'a step from $start at volatility $volatility has the exact mean and variance',
  ({ start, volatility }) => {
    const [reversion, mean, years, count] = [2.2, 0.07, 1 / 12, 100_000];
    const step = varianceStep({ reversion, mean, volatility }, years);
    const random = randomSource(11);
    const drawn = Float64Array.from({ length: count }, () => step(start, random));
    const sampleMean = drawn.reduce((sum, value) => sum + value, 0) / count;
    const powers = [2, 4].map((power) => drawn.reduce((sum, value) => sum + (value - sampleMean) ** power, 0) / count);
    // The mean and variance of a square-root process (Cox, Ingersoll and Ross, 1985).
    const decay = Math.exp(-reversion * years);
    const wanted = mean + (start - mean) * decay;
    const variance = (volatility ** 2 / reversion) * (start * decay * (1 - decay) + (mean / 2) * (1 - decay) ** 2);
    expect(drawn.every((value) => value >= 0)).toBe(true);
    expect(Math.abs(sampleMean - wanted)).toBeLessThan(4 * Math.sqrt(variance / count));
    const error = Math.sqrt((powers[1]! - powers[0]! ** 2) / count);
    expect(Math.abs(powers[0]! - variance)).toBeLessThan(4 * error);
  },
);
