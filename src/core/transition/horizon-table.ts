import type { GroupCost } from '#core/projection/group-cost.ts';
import { sumOfAmounts } from '#core/projection/linear-amount.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { HorizonRow } from '#core/result/result.ts';
import { costEquation } from '#core/transition/equations.ts';
import { type Equation, type CappedShape, solution } from '#core/transition/solve.ts';

/** Years for which the flat budget-neutral premium is always shown; null = to pension date. */
const shownHorizons: readonly (number | null)[] = [1, 5, 10, 30, null];

/**
 * The flat budget-neutral premium per horizon, so that people see how the horizon moves the answer: for those in service
 * at the transition, and together with those who enter later.
 */
export function horizonTable(
  existing: GroupCost,
  entrants: GroupCost,
  nextCostRates: CostRates,
  flat: CappedShape,
): HorizonRow[] {
  const solved = (equation: Equation): number | null => {
    const { factor, isFeasible } = solution(equation, flat);
    return isFeasible ? factor : null;
  };
  return shownHorizons.map((years) => {
    const closed = costEquation(existing, nextCostRates, years ?? Infinity);
    const entering = costEquation(entrants, nextCostRates, years ?? Infinity);
    const open = {
      target: closed.target + entering.target,
      amount: sumOfAmounts(closed.amount, entering.amount),
    };
    return { years, closedGroup: solved(closed), openGroup: solved(open) };
  });
}
