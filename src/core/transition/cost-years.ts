import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { AnswerKey, CostYear } from '#core/result.ts';
import { perAlternative, perAnswer } from '#core/transition/per-alternative.ts';

/** Years of cost that are shown. */
const shownYears = 30;

/** How cost and own contributions follow from premiums in the new scheme. */
export interface NextRates {
  readonly employer: CostRates;
  readonly employee: CostRates;
}

/** Cost per year of the closed group, not discounted, at the practical premiums. `firstYear`: calendar year of T. */
export function costYears(
  cost: GroupCost,
  next: NextRates,
  rates: Readonly<Record<AnswerKey, Float64Array>>,
  firstYear: number,
): CostYear[] {
  return Array.from({ length: shownYears }, (_, index) => {
    const amounts = perAnswer((key) => yearlyAmounts(cost, next, rates[key], index));
    return {
      index,
      year: firstYear + index,
      cost: perAlternative(cost.current[index] ?? 0, (key) => amounts[key].cost),
      employeeContribution: perAlternative(cost.currentContribution[index] ?? 0, (key) => amounts[key].contribution),
    };
  });
}

/** Employer cost and own contributions of year `index` at rates of the new scheme, EUR, not discounted. */
export function yearlyAmounts(
  cost: GroupCost,
  next: NextRates,
  rates: Float64Array,
  index: number,
): { readonly cost: number; readonly contribution: number } {
  return {
    cost: amountAt(linearCost(cost.next, next.employer, index, index + 1), rates),
    contribution: amountAt(linearCost(cost.next, next.employee, index, index + 1), rates),
  };
}
