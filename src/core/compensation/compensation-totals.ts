import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { ageAtTransition, type CostWeights } from '#core/projection/cost-weights.ts';
import { sumOf } from '#core/projection/running-sums.ts';

/** Sums of compensation per year since the transition, weighted with being in service, EUR. */
export interface CompensationTotals {
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** Cost of both, discounted to the start of the grid's transition. */
  readonly presentCost: Float64Array;
}

/** Totals of so many years, all zero. */
export const emptyCompensationTotals = (years: number): CompensationTotals => ({
  premium: new Float64Array(years),
  salary: new Float64Array(years),
  presentCost: new Float64Array(years),
});

/** Cost of compensation weighted with being in service, EUR: over the whole period, discounted, and that over the horizon. */
export interface WeightedCost {
  readonly total: number;
  readonly present: number;
  readonly horizon: number;
}

/** Adds what was paid last to a participant; gives the cost that was added. `horizon`: in years. */
export function addPayments(
  totals: CompensationTotals,
  { spans, premium, salary }: Pick<CompensationPayments, 'spans' | 'premium' | 'salary'>,
  projected: ProjectedParticipant,
  weights: CostWeights,
  { rules, horizon }: { readonly rules: CompensationRules; readonly horizon: number },
): WeightedCost {
  const added = { total: 0, present: 0, horizon: 0 };
  const { transition, discountSums } = weights;
  const inService = weights.inServiceFrom(ageAtTransition(projected, weights));
  const { year, from, until } = spans(projected);
  for (let span = 0; span < year.length; span++) {
    const inYear = year[span]!;
    const months = inService[inYear]! * (until[span]! - from[span]!);
    const discounts = inService[inYear]! * sumOf(discountSums, from[span]! - transition, until[span]! - transition);
    const cost = compensationCost(premium[span]!, salary[span]!, rules);
    totals.premium[inYear]! += months * premium[span]!;
    totals.salary[inYear]! += months * salary[span]!;
    added.total += months * cost;
    totals.presentCost[inYear]! += discounts * cost;
    added.present += discounts * cost;
    if (inYear < horizon) added.horizon += discounts * cost;
  }
  return added;
}
