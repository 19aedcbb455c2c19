import type { CompensationRules } from '#core/dossier-choices.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { MonthWeights } from '#core/projection/group-cost.ts';

/** Sums of compensation per year since the transition, weighted with being in service, EUR. */
export interface CompensationTotals {
  readonly premium: Float64Array;
  readonly salary: Float64Array;
}

/** Totals of so many years, all zero. */
export const emptyCompensationTotals = (years: number): CompensationTotals => ({
  premium: new Float64Array(years),
  salary: new Float64Array(years),
});

/** Cost of compensation weighted with being in service, EUR: over the whole period, discounted, and that over the horizon. */
export interface WeightedCost {
  readonly total: number;
  readonly present: number;
  readonly horizon: number;
}

/** Adds what was paid up to month `until`; gives the cost that was added. `horizon`: in years. */
export function addPayments(
  totals: CompensationTotals,
  { premium, salary }: Pick<CompensationPayments, 'premium' | 'salary'>,
  until: number,
  { transition, inService, discount }: MonthWeights,
  { rules, horizon }: { readonly rules: CompensationRules; readonly horizon: number },
): WeightedCost {
  const added = { total: 0, present: 0, horizon: 0 };
  for (let month = transition; month < until; month++) {
    const sinceTransition = month - transition;
    const year = Math.floor(sinceTransition / 12);
    const weight = inService[month]!;
    const cost = weight * compensationCost(premium[month]!, salary[month]!, rules);
    const present = cost * discount[sinceTransition]!;
    totals.premium[year]! += weight * premium[month]!;
    totals.salary[year]! += weight * salary[month]!;
    added.total += cost;
    added.present += present;
    if (year < horizon) added.horizon += present;
  }
  return added;
}
