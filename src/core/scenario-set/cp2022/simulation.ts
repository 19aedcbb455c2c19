import type { Cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { randomSource, type RandomSource } from '#core/scenario-set/random.ts';

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

/** What is simulated, how long and how often, and from which seed. */
interface SimulationPlan {
  /** P, what is expected to happen; or Q, at which everything is priced. */
  readonly measure: 'real' | 'riskNeutral';
  readonly paths: number;
  readonly years: number;
  readonly seed: number;
}

/** Paths of the model by year. Element `year x paths + path`; states from year 0 on, the others for each year that follows. */
export interface Simulation {
  readonly paths: number;
  readonly years: number;
  readonly variance: Float64Array;
  readonly shortRate: Float64Array;
  readonly expectedInflation: Float64Array;
  /** ln(1 + return) of equity, ln(1 + inflation) of prices, and the short rate summed over a year. */
  readonly equity: Float64Array;
  readonly prices: Float64Array;
  readonly cash: Float64Array;
}

const stepsPerYear = 12;

/**
 * Simulates in steps of a month: v by the scheme of Andersen; what v moved beyond its drift is omega sqrt(v) dW of the first motion, from
 * which, with four independent normals, follow r, pi, ln S and ln Pi by Euler:
 * d ln S = (r + eta_S - 1/2 Sigma_S D D Sigma_S') dt + Sigma_S D dW, the price index alike with pi and eta_Pi; D D = diag(v, 1 + Gamma v). Under
 * Q equity earns r without a reward.
 */
export function simulated(model: Cp2022, plan: SimulationPlan): Simulation {
  const { paths, years } = plan;
  const room = (rows: number): Float64Array => new Float64Array(rows * paths);
  const simulation: Simulation = {
    paths,
    years,
    variance: room(years + 1),
    shortRate: room(years + 1),
    expectedInflation: room(years + 1),
    equity: room(years),
    prices: room(years),
    cash: room(years),
  };
  const walk = pathWalk(model, plan, simulation);
  for (let path = 0; path < paths; path++) walk(path);
  return simulation;
}

/** Walks one path from the start; each takes up the random numbers where the one before it ended. */
function pathWalk(model: Cp2022, plan: SimulationPlan, simulation: Simulation): (path: number) => void {
  const { variance, shortRate, expectedInflation, equity, prices, cash, paths, years } = simulation;
  const { reversion, mean } = model[plan.measure];
  const [, ofRate, ofInflation] = reversion;
  const step = 1 / stepsPerYear;
  const root = Math.sqrt(step);
  const nextVariance = varianceStep({ reversion: reversion[0][0], mean: mean[0], volatility: model.volatility }, step);
  const random = randomSource(plan.seed);
  const equityReward = plan.measure === 'real' ? model.equityReward : 0;
  const { gamma, equityExposure, priceExposure, rateExposure, inflationExposure } = model;
  const moved = new Float64Array(5);
  return (path) => {
    let [v, r, pi] = model.start;
    for (let year = 0; year <= years; year++) {
      const at = year * paths + path;
      variance[at] = v;
      shortRate[at] = r;
      expectedInflation[at] = pi;
      if (year === years) break;
      for (let month = 0; month < stepsPerYear; month++) {
        const after = nextVariance(v, random);
        // sqrt(v) dW of the first motion, then sqrt(1 + Gamma v) dW of the others.
        moved[0] = (after - v - reversion[0][0] * (mean[0] - v) * step) / model.volatility;
        let equityVariance = equityExposure[0]! ** 2 * v;
        let priceVariance = priceExposure[0]! ** 2 * v;
        for (let motion = 1; motion < 5; motion++) {
          const ofMotion = 1 + gamma[motion - 1]! * v;
          moved[motion] = Math.sqrt(ofMotion) * root * random.normal();
          equityVariance += equityExposure[motion]! ** 2 * ofMotion;
          priceVariance += priceExposure[motion]! ** 2 * ofMotion;
        }
        equity[at]! += (r + equityReward - equityVariance / 2) * step + exposed(equityExposure, moved);
        prices[at]! += (pi + model.inflationReward - priceVariance / 2) * step + exposed(priceExposure, moved);
        cash[at]! += r * step;
        const fromV = mean[0] - v;
        const fromR = mean[1] - r;
        const fromPi = mean[2] - pi;
        r += (ofRate[0] * fromV + ofRate[1] * fromR + ofRate[2] * fromPi) * step + exposed(rateExposure, moved);
        pi += (ofInflation[0] * fromV + ofInflation[1] * fromR + ofInflation[2] * fromPi) * step;
        pi += exposed(inflationExposure, moved);
        v = after;
      }
    }
  };
}

/** An exposure to the motions, of which those that it does not name count for nothing. */
function exposed(exposure: readonly number[], moved: Float64Array): number {
  let sum = 0;
  for (let motion = 0; motion < exposure.length; motion++) sum += exposure[motion]! * moved[motion]!;
  return sum;
}
