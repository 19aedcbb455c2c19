import type { CompensationTerms } from '#core/dossier-choices.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { MonthWeights } from '#core/projection/group-cost.ts';

/** Sums of compensation per year since the transition, weighted with being in service, EUR. */
export interface CompensationTally {
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** Cost of both per year, discounted to the transition. */
  readonly discountedCost: Float64Array;
}

/** A tally of so many years without anybody in it. */
export const emptyTally = (years: number): CompensationTally => ({
  premium: new Float64Array(years),
  salary: new Float64Array(years),
  discountedCost: new Float64Array(years),
});

/** Adds what was paid up to month `until`; gives the cost that was added, not discounted. */
export function addPayments(
  tally: CompensationTally,
  { premium, salary }: CompensationPayments,
  until: number,
  { transition, inService, discount }: MonthWeights,
  terms: CompensationTerms,
): number {
  let added = 0;
  for (let month = transition; month < until; month++) {
    const sinceTransition = month - transition;
    const year = Math.floor(sinceTransition / 12);
    const weight = inService[month]!;
    const cost = weight * compensationCost(premium[month]!, salary[month]!, terms);
    tally.premium[year]! += weight * premium[month]!;
    tally.salary[year]! += weight * salary[month]!;
    tally.discountedCost[year]! += cost * discount[sinceTransition]!;
    added += cost;
  }
  return added;
}
