import type { DossierInput } from '#core/dossier/dossier.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost, type YearlyExposure } from '#core/projection/yearly-exposure.ts';
import { type CostRates, employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';

/**
 * What who enters costs where nothing changes: as much as in the current scheme. After eerbiedigende werking that is a
 * scale which nobody enters any more (art. 220e lid 1 onder b PW): who enters has the flat premium beside it, on the terms
 * of the new scheme, as on the path of a kept scale. `cost` is theirs in the current scheme, `rate` that flat premium.
 */
export function entrantCostNow(
  cost: GroupCost,
  { change, next }: Pick<DossierInput, 'change' | 'next'>,
  rate: number,
): GroupCost {
  if (change === 'transition') return cost;
  const rates = new Float64Array(cost.next.stepCount).fill(rate);
  const perYear = (exposure: YearlyExposure, costRates: CostRates): Float64Array =>
    Float64Array.from({ length: cost.years }, (_, year) =>
      amountAt(linearCost(exposure, costRates, year, year + 1), rates),
    );
  return {
    ...cost,
    current: perYear(cost.next, employerCostRates(next)),
    currentDiscounted: perYear(cost.nextDiscounted, employerCostRates(next)),
    currentContribution: perYear(cost.next, employeeContributionRates(next)),
  };
}
