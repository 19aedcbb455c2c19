import type { GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { CostYear, PerVariant } from '#core/result.ts';
import { perAlternative } from '#core/transition/per-alternative.ts';

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
  rates: PerVariant<Float64Array>,
  firstYear: number,
): CostYear[] {
  return Array.from({ length: shownYears }, (_, index) => {
    const employer = linearCost(cost.next, next.employer, index, index + 1);
    const employee = linearCost(cost.next, next.employee, index, index + 1);
    return {
      index,
      year: firstYear + index,
      cost: perAlternative(cost.current[index] ?? 0, rates, (vector) => amountAt(employer, vector)),
      employeeContribution: perAlternative(cost.currentContribution[index] ?? 0, rates, (vector) =>
        amountAt(employee, vector),
      ),
    };
  });
}
