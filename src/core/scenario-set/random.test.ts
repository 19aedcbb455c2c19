import { describe, expect, test } from 'vitest';
import { randomSource } from '#core/scenario-set/random.ts';

describe('a random source', () => {
  test('gives the numbers of xoshiro128** from a seed of splitmix32, as another program found them', () => {
    const { uniform } = randomSource(1);
    expect([uniform(), uniform()]).toEqual([0.091_569_531_755_133, 0.888_192_813_748_532_4]);
  });

  test('gives normals with the moments and the tails of a normal distribution', () => {
    const { normal } = randomSource(7);
    const count = 100_000;
    let [mean, square, fourth, tail] = [0, 0, 0, 0];
    for (let drawn = 0; drawn < count; drawn++) {
      const value = normal();
      mean += value / count;
      square += value ** 2 / count;
      fourth += value ** 4 / count;
      if (Math.abs(value) > 1.96) tail += 1 / count;
    }
    // Four standard errors.
    expect(Math.abs(mean)).toBeLessThan(0.0127);
    expect(Math.abs(square - 1)).toBeLessThan(0.018);
    expect(Math.abs(fourth - 3)).toBeLessThan(0.124);
    expect(Math.abs(tail - 0.05)).toBeLessThan(0.0028);
  });
});
