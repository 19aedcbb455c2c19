import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { HorizonRow } from '#core/result.ts';
import { costEquation } from '#core/transition/equations.ts';
import { type PremiumCourse, solution } from '#core/transition/solve.ts';

/** Years for which the flat budget-neutral premium is always shown; null = to pension date. */
const shownHorizons: readonly (number | null)[] = [1, 5, 10, 30, null];

/** The flat budget-neutral premium per horizon, so that people see how the horizon moves the answer. */
export function horizonTable(cost: GroupCost, nextCostRates: CostRates, flat: PremiumCourse): HorizonRow[] {
  return shownHorizons.map((years) => {
    const { factor, isFeasible } = solution(costEquation(cost, nextCostRates, years ?? Infinity), flat);
    return { years, closedGroup: isFeasible ? factor : null };
  });
}
