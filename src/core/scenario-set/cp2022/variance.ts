import type { RandomSource } from '#core/scenario-set/random.ts';

/** Above this ratio of variance to squared mean the next v is drawn from zero and an exponential tail. */
const switchRatio = 1.5;

/**
 * One step of the variance v, a square-root process dv = kappa (theta - v) dt + omega sqrt(v) dW, by the quadratic-exponential
 * scheme of Andersen (2008): the next v has the exact mean and variance and is never below zero.
 */
export function varianceStep(
  { reversion, mean, volatility }: { readonly reversion: number; readonly mean: number; readonly volatility: number },
  years: number,
): (variance: number, random: RandomSource) => number {
  const decay = Math.exp(-reversion * years);
  const ofStart = (volatility ** 2 * decay * (1 - decay)) / reversion;
  const ofMean = (mean * volatility ** 2 * (1 - decay) ** 2) / (2 * reversion);
  return (variance, random) => {
    const expected = mean + (variance - mean) * decay;
    const ratio = (variance * ofStart + ofMean) / (expected * expected);
    if (ratio <= switchRatio) {
      const twice = 2 / ratio;
      const square = twice - 1 + Math.sqrt(twice * (twice - 1));
      return (expected / (1 + square)) * (Math.sqrt(square) + random.normal()) ** 2;
    }
    const atZero = (ratio - 1) / (ratio + 1);
    const drawn = random.uniform();
    return drawn <= atZero ? 0 : (Math.log((1 - atZero) / (1 - drawn)) * expected) / (1 - atZero);
  };
}
