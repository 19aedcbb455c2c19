import type { CompensationRules } from '#core/dossier-choices.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { MonthWeights } from '#core/projection/group-cost.ts';

/** Sums of compensation per year since the transition, weighted with being in service, EUR. */
export interface CompensationTotals {
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** Cost of both per year, discounted to the transition. */
  readonly discountedCost: Float64Array;
}

/** Totals of so many years, all zero. */
export const emptyCompensationTotals = (years: number): CompensationTotals => ({
  premium: new Float64Array(years),
  salary: new Float64Array(years),
  discountedCost: new Float64Array(years),
});

/** Adds what was paid up to month `until`; gives the cost that was added, not discounted. */
export function addPayments(
  totals: CompensationTotals,
  { premium, salary }: CompensationPayments,
  until: number,
  { transition, inService, discount }: MonthWeights,
  rules: CompensationRules,
): number {
  let added = 0;
  for (let month = transition; month < until; month++) {
    const sinceTransition = month - transition;
    const year = Math.floor(sinceTransition / 12);
    const weight = inService[month]!;
    const cost = weight * compensationCost(premium[month]!, salary[month]!, rules);
    totals.premium[year]! += weight * premium[month]!;
    totals.salary[year]! += weight * salary[month]!;
    totals.discountedCost[year]! += cost * discount[sinceTransition]!;
    added += cost;
  }
  return added;
}
