import { type ScenarioSet, logRateOf } from '#core/scenario-set/scenario-set.ts';

/**
 * A discount factor within a year of term is a power series. With the rate linear from z_k at k years to z_{k+1}, L = ln(1 + z_k) and
 * a = (z_{k+1} - z_k) / (1 + z_k), s of a year past k years:
 *
 *     d(k + s) = d(k) exp(g(s)),  g(s) = -(s L + (k + s) ln(1 + a s)) = sum of g_i s^i
 *     exp(g(s)) = sum of c_n s^n,  c_0 = 1,  n c_n = sum over i <= n of i g_i c_{n-i}
 *
 * So the twelve months of a year are priced at once, with the sums of their weights times s^n: one exponential a year instead of
 * twelve. What is left out is below 1e-13 on a curve that rises by four tenths of a point a year, and below 1e-9 on one that leaps up and down
 * by a whole point between all terms up to sixty years.
 */
const order = 10;

/** Coefficients of a year. */
export const termsPerYear = order + 1;

/**
 * The largest radius of a year for which a series that ends at n leaves out no more than 1e-13: radius^(n+1) / (n+1)! . That of
 * exp(g_1 s + g_2 s^2) is |g_1| + 2.8 sqrt|g_2|, as (2j)! / j! stays below 2.8^(2j) up to j = 5. On the curves of most scenarios eight terms
 * are enough.
 */
const largestUntil = Float64Array.from({ length: order }, (_, n) => {
  let factorial = 1;
  for (let factor = 2; factor <= n + 1; factor++) factorial *= factor;
  return (1e-13 * factorial) ** (1 / (n + 1));
});

/** The number of coefficients beyond the first that a year needs. */
function orderFor(radius: number): number {
  for (let n = fewest; n < order; n++) if (radius <= largestUntil[n]!) return n;
  return order;
}

const fewest = 4;

/**
 * Fills d(k) c_n for years k of term from 0 on, with the curve at the start of a year of one scenario: that of one year before it, that of
 * the longest term past it.
 */
export function fillDiscountSeries(series: Float64Array, set: ScenarioSet, year: number, scenario: number): void {
  const { terms } = set;
  const years = series.length / termsPerYear;
  let low = logRateOf(set, year, scenario, 1);
  for (let term = 0; term < years; term++) {
    const high = term === 0 || term >= terms ? low : logRateOf(set, year, scenario, term + 1);
    fillYear(series, term, low, high);
    low = high;
  }
}

/** exp(x) - 1; of a small x by its series, whose error is below 1e-15. */
const exponentialRise = (x: number): number =>
  x > -0.003 && x < 0.003 ? x * (1 + (x / 2) * (1 + (x / 3) * (1 + (x / 4) * (1 + x / 5)))) : Math.expm1(x);

/** 1 / n: a product is there several times sooner than a quotient. */
const inverses = Float64Array.from({ length: termsPerYear }, (_, n) => 1 / n);

/** i g_i of the year that is worked out. */
const slopes = new Float64Array(termsPerYear);

/** From ln(1 + z) at the start and at the end of the year. */
function fillYear(series: Float64Array, term: number, low: number, high: number): void {
  const rise = exponentialRise(high - low);
  const last = orderFor(Math.abs(low) + (term + 1) * Math.abs(rise) + 2.8 * Math.sqrt(Math.abs(rise)));
  // b_i = (-1)^(i+1) a^i / i of ln(1 + a s); i g_i = -(k i b_i + i b_{i-1}), and L in the first.
  let power = rise;
  let before = 0;
  for (let i = 1; i <= last; i++) {
    slopes[i] = -(term * power + i * before);
    before = power / i;
    power *= -rise;
  }
  slopes[1]! -= low;
  const first = term * termsPerYear;
  series[first] = Math.exp(-term * low);
  for (let n = 1; n <= last; n++) {
    let sum = 0;
    for (let i = 1; i <= n; i++) sum += slopes[i]! * series[first + n - i]!;
    series[first + n] = sum * inverses[n]!;
  }
  for (let n = last + 1; n <= order; n++) series[first + n] = 0;
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

/** A price that is needed: of payments with these weights by month, on the curve at the start of a year of the scenarios. */
export interface WantedPrice {
  /** Says all that the price depends on beside the set. */
  readonly key: string;
  readonly curveYear: number;
  readonly weights: () => Float64Array;
}

/** Prices by key, with one element per scenario. */
type ScenarioPrices = ReadonlyMap<string, Float64Array>;

/** So many prices of a set are kept: those of about two dossiers, 10 MB of ten thousand scenarios. */
const mostKept = 128;

/** Prices of sets that were asked for before: they depend on forms of pension and mortality, on nobody's data. */
const keptPrices = new WeakMap<ScenarioSet, Map<string, Float64Array>>();

/**
 * Prices of pensions in every scenario: the sum over months of weight x discount factor. People whose pension starts in one
 * year of the scenarios share the discount factors, and mostly the price; so do dossiers that are calculated on one set.
 */
export function scenarioPrices(set: ScenarioSet, wanted: Iterable<WantedPrice>): ScenarioPrices {
  const kept = keptPrices.get(set) ?? new Map<string, Float64Array>();
  keptPrices.set(set, kept);
  const prices = new Map<string, Float64Array>();
  const missing: WantedPrice[] = [];
  for (const price of wanted) {
    const known = kept.get(price.key);
    if (known === undefined) missing.push(price);
    else prices.set(price.key, known);
  }
  for (const [curveYear, ofYear] of Map.groupBy(missing, (price) => price.curveYear)) {
    for (const [key, column] of pricesOfYear(set, curveYear, ofYear)) {
      prices.set(key, column);
      kept.set(key, column);
    }
  }
  for (const key of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(key);
  }
  return prices;
}

function pricesOfYear(
  set: ScenarioSet,
  curveYear: number,
  wanted: readonly WantedPrice[],
): readonly (readonly [string, Float64Array])[] {
  const columns = wanted.map(({ weights }) => ({
    moments: weightMoments(weights()),
    column: new Float64Array(set.count),
  }));
  const series = new Float64Array(Math.max(...columns.map(({ moments }) => moments.length)));
  for (let scenario = 0; scenario < set.count; scenario++) {
    fillDiscountSeries(series, set, curveYear, scenario);
    for (const { moments, column } of columns) column[scenario] = pricedBySeries(series, moments);
  }
  return wanted.map(({ key }, index) => [key, columns[index]!.column] as const);
}
