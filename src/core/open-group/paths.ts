import { openGroupYears } from '#core/dossier/goal-horizon.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** Cost per year of those in service at the transition and of those who enter. */
export interface PathInput {
  readonly existing: GroupCost;
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
}

/** Premiums per step of those in service and of those who enter. */
export interface PathRates {
  readonly existing: Float64Array;
  readonly entrants: Float64Array;
}

const perYear = (cost: (year: number) => number): readonly number[] =>
  Array.from({ length: openGroupYears }, (_, year) => cost(year));

/** Employer cost per year where nothing changes, not discounted, EUR. */
export const currentPath = ({ existing, entrants }: PathInput): readonly number[] =>
  perYear((year) => (existing.current[year] ?? 0) + (entrants.current[year] ?? 0));

/** Employer cost per year in the new scheme at these premiums, not discounted, EUR. */
export function premiumPath({ existing, entrants, nextCostRates }: PathInput, rates: PathRates): readonly number[] {
  const costOf = (group: GroupCost, year: number, premiums: Float64Array): number =>
    amountAt(linearCost(group.next, nextCostRates, year, year + 1), premiums);
  return perYear((year) => costOf(existing, year, rates.existing) + costOf(entrants, year, rates.entrants));
}
