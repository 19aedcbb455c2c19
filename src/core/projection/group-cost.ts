import type { CostByAge } from '#core/projection/cost-by-age.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import type { PaidExposure } from '#core/projection/paid-exposure.ts';
import { addWeighted, emptyPaidYears, paidInYear, yearlyAmounts } from '#core/projection/paid-years.ts';
import { addExposure, emptyExposure, type YearlyExposure } from '#core/projection/yearly-exposure.ts';

/** Cost of a group per year since T, weighted with being in service: of the current scheme, and what that of the new one depends on. */
export interface GroupCost {
  readonly years: number;
  /** Employer cost of the current scheme per year, EUR; discounted to T, and not. */
  readonly currentDiscounted: Float64Array;
  readonly current: Float64Array;
  /** Employees' own contributions under the current scheme per year, EUR, not discounted. */
  readonly currentContribution: Float64Array;
  /** What the parts of the current scheme's cost in the first year depend on. */
  readonly currentFirstYear: PaidExposure;
  readonly nextDiscounted: YearlyExposure;
  readonly next: YearlyExposure;
}

/** Inputs for the cost of a group. */
interface GroupCostInput {
  readonly costs: CostByAge;
  readonly current: Pick<CurrentScheme, 'rates'>;
  readonly weights: Pick<CostWeights, 'inServiceFrom'>;
  /** Which ages at T count; all when left out. */
  readonly counts?: (age: number) => boolean;
}

/** The cost of those who are still in service. */
export function groupCost({ costs, current, weights, counts = () => true }: GroupCostInput): GroupCost {
  const { years, stepCount, isStepped } = costs;
  const [paid, discounted] = [emptyPaidYears(years), emptyPaidYears(years)];
  const [next, nextDiscounted] = [
    emptyExposure(years, stepCount, isStepped),
    emptyExposure(years, stepCount, isStepped),
  ];
  for (const cost of costs.ages) {
    if (!counts(cost.age)) continue;
    const inService = weights.inServiceFrom(cost.age);
    addWeighted(paid, cost.paid, inService);
    addWeighted(discounted, cost.paidDiscounted, inService);
    addExposure(next, cost.next, 0, (year) => inService[year]!);
    addExposure(nextDiscounted, cost.nextDiscounted, 0, (year) => inService[year]!);
  }
  return {
    years,
    currentDiscounted: yearlyAmounts(discounted, current.rates.employer),
    current: yearlyAmounts(paid, current.rates.employer),
    currentContribution: yearlyAmounts(paid, current.rates.employee),
    currentFirstYear: paidInYear(paid, 0),
    nextDiscounted,
    next,
  };
}
