import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/**
 * Fills d(t) = (1 + z(t/12))^(-t/12) for the months t from 0 on, with z the curve at the start of a year of one scenario: linear in
 * the rate between whole terms, that of one year before it, that of the longest term past it.
 */
export function fillScenarioDiscounts(
  discounts: Float64Array,
  { rate, terms }: ScenarioSet,
  year: number,
  scenario: number,
): void {
  let low = rate(year, scenario, 1);
  for (let first = 0; first < discounts.length; first += 12) {
    const term = first / 12;
    const high = term === 0 || term >= terms ? low : rate(year, scenario, term + 1);
    fillYear(discounts, first, low, high);
    low = high;
  }
}

/** A year of months, over which the rate goes from `low` to `high`. */
function fillYear(discounts: Float64Array, first: number, low: number, high: number): void {
  const end = Math.min(first + 12, discounts.length);
  const logarithm = Math.log1p(low);
  if (low === high) {
    const monthly = Math.exp(-logarithm / 12);
    let discount = Math.exp((-logarithm * first) / 12);
    for (let month = first; month < end; month++) {
      discounts[month] = discount;
      discount *= monthly;
    }
    return;
  }
  const step = (high - low) / (12 * (1 + low));
  for (let month = first; month < end; month++) {
    discounts[month] = Math.exp((-month / 12) * (logarithm + logarithmOfRise(step * (month - first))));
  }
}

/**
 * ln(1 + x), for the little that a rate changes within a year by its series, several times as fast as `Math.log1p`; what is left
 * out is below 1e-15.
 */
function logarithmOfRise(x: number): number {
  if (x > 0.005 || x < -0.005) return Math.log1p(x);
  return x * (1 - x * (1 / 2 - x * (1 / 3 - x * (1 / 4 - x * (1 / 5 - x / 6)))));
}
