import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { fillDiscountSeries, pricedBySeries, weightMoments } from '#core/statutory/discount-series.ts';

/** A price that is needed: of payments with these weights by month, on the curve at the start of a year of the scenarios. */
export interface WantedPrice {
  /** Says all that the price depends on beside the set. */
  readonly key: string;
  readonly curveYear: number;
  readonly weights: () => Float64Array;
}

/** Prices by key, with one element per scenario. */
export type ScenarioPrices = ReadonlyMap<string, Float64Array>;

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
