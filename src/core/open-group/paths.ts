import type { OpenGroupPath, OpenGroupYear } from '#core/result/open-group-result.ts';
import { openGroupYears } from '#core/open-group/head-counts.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** Inputs for the paths: cost per year of those in service at the transition and of those who enter. */
export interface PathInput {
  readonly existing: GroupCost;
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
  /** Premiums per step: the scale that those in service keep, the flat premium of all, that of entrants. */
  readonly keptRates: Float64Array;
  readonly flatRates: Float64Array;
  readonly entrantRates: Float64Array;
}

/** Employer cost per year along each path, not discounted, EUR. */
export function pathCosts(input: PathInput): Readonly<Record<OpenGroupPath, number>>[] {
  const { existing, entrants, nextCostRates, keptRates, flatRates, entrantRates } = input;
  const costOf = (group: GroupCost, rates: Float64Array, year: number): number =>
    amountAt(linearCost(group.next, nextCostRates, year, year + 1), rates);
  return Array.from({ length: openGroupYears }, (_, year) => {
    const entering = costOf(entrants, entrantRates, year);
    return {
      unchanged: (existing.current[year] ?? 0) + (entrants.current[year] ?? 0),
      grandfathering: costOf(existing, keptRates, year) + entering,
      flat: costOf(existing, flatRates, year) + entering,
    };
  });
}

/** Sums of the same figures in another order differ in their last digits; that is not below. */
const summingNoise = 1e-12;

/** The first year in which the cumulative cost of `flat` with compensation is below that of grandfathering. */
export function crossingYear(years: readonly Pick<OpenGroupYear, 'year' | 'cost' | 'compensation'>[]): number | null {
  let [flat, grandfathering, size] = [0, 0, 0];
  for (const { year, cost, compensation } of years) {
    flat += cost.flat + compensation;
    grandfathering += cost.grandfathering;
    size += Math.abs(cost.flat) + Math.abs(cost.grandfathering);
    if (flat < grandfathering - summingNoise * size) return year;
  }
  return null;
}
