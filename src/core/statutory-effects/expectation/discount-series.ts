import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/**
 * A discount factor within a year of term is a power series. With the rate linear from z_k at k years to z_{k+1}, L = ln(1 + z_k) and
 * a = (z_{k+1} - z_k) / (1 + z_k), s of a year past k years:
 *
 *     d(k + s) = d(k) exp(g(s)),  g(s) = -(s L + (k + s) ln(1 + a s)) = sum of g_i s^i
 *     exp(g(s)) = sum of c_n s^n,  c_0 = 1,  n c_n = sum over i <= n of i g_i c_{n-i}
 *
 * So the twelve months of a year are priced at once, with the sums of their weights times s^n: one exponential a year instead of
 * twelve. What is left out is below 1e-14 on a curve that rises by four tenths of a point a year, and below 1e-9 on one that leaps up and down
 * by a whole point between all terms up to sixty years.
 */
const order = 10;

/** Coefficients of a year. */
export const termsPerYear = order + 1;

/**
 * Fills d(k) c_n for years k of term from 0 on, with the curve at the start of a year of one scenario: that of one year before it, that of
 * the longest term past it.
 */
export function fillDiscountSeries(
  series: Float64Array,
  { rate, terms }: ScenarioSet,
  year: number,
  scenario: number,
): void {
  const years = series.length / termsPerYear;
  let low = rate(year, scenario, 1);
  for (let term = 0; term < years; term++) {
    const high = term === 0 || term >= terms ? low : rate(year, scenario, term + 1);
    fillYear(series, term, low, high);
    low = high;
  }
}

/** i g_i of the year that is worked out. */
const slopes = new Float64Array(termsPerYear);

function fillYear(series: Float64Array, term: number, low: number, high: number): void {
  const logarithm = Math.log1p(low);
  const rise = (high - low) / (1 + low);
  // b_i = (-1)^(i+1) a^i / i of ln(1 + a s); i g_i = -(k i b_i + i b_{i-1}), and L in the first.
  let power = rise;
  let before = 0;
  for (let i = 1; i <= order; i++) {
    slopes[i] = -(term * power + i * before);
    before = power / i;
    power *= -rise;
  }
  slopes[1]! -= logarithm;
  const first = term * termsPerYear;
  series[first] = Math.exp(-term * logarithm);
  for (let n = 1; n <= order; n++) {
    let sum = 0;
    for (let i = 1; i <= n; i++) sum += slopes[i]! * series[first + n - i]!;
    series[first + n] = sum / n;
  }
}

/** Sums of the weights of the months of each year of term, times s^n: what the series of that year is multiplied with. */
export function weightMoments(weights: Float64Array): Float64Array {
  const moments = new Float64Array(Math.ceil(weights.length / 12) * termsPerYear);
  for (const [month, weight] of weights.entries()) {
    const term = Math.floor(month / 12);
    let power = weight;
    for (let n = 0; n < termsPerYear; n++) {
      moments[term * termsPerYear + n]! += power;
      power *= (month - 12 * term) / 12;
    }
  }
  return moments;
}

/** The price of payments with these moments. */
export function pricedBySeries(series: Float64Array, moments: Float64Array): number {
  let price = 0;
  for (let place = 0; place < moments.length; place++) price += series[place]! * moments[place]!;
  return price;
}
