import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { HorizonRow, NeutralFlat } from '#core/result/result.ts';
import { costEquation, openCostEquation } from '#core/transition/equations.ts';
import { countedOneOff, type OneOffInput, ownerOfForm, withOneOff } from '#core/transition/one-off-costs.ts';
import { isLawful, type PremiumForm } from '#core/transition/premium-form.ts';
import { type Equation, solution } from '#core/transition/solve.ts';

/** Years for which the flat budget-neutral premium is always shown; null = to pension date, of the closed group only. */
const shownHorizons: readonly (number | null)[] = [1, 5, 10, 30, null];

/** Inputs for the table of horizons: the cost of those in service at the transition, and of those who enter later. */
interface HorizonInput {
  readonly dossier: OneOffInput;
  readonly existing: GroupCost;
  readonly entrants: GroupCost;
  readonly nextCostRates: CostRates;
  readonly flat: PremiumForm;
}

/**
 * The flat budget-neutral premium per horizon, so that people see how the horizon moves the answer: for those in service
 * at the transition, and for all, who enter later too.
 */
export function horizonTable({ dossier, existing, entrants, nextCostRates, flat }: HorizonInput): HorizonRow[] {
  const solved = (equation: Equation, years: number | null): NeutralFlat =>
    neutralFlat(withOneOff(equation, countedOneOff(dossier, ownerOfForm('flat'), years ?? Infinity)), flat);
  return shownHorizons.map((years) => ({
    years,
    closedGroup: solved(costEquation(existing, nextCostRates, years ?? Infinity), years),
    openGroup: years === null ? null : solved(openCostEquation(existing, entrants, nextCostRates, years), years),
  }));
}

/** The flat premium that keeps cost equal. */
export function neutralFlat(equation: Equation, flat: PremiumForm): NeutralFlat {
  const { factor, rates, isFeasible } = solution(equation, flat);
  return { exact: factor, isReached: isFeasible, isLawful: isLawful(flat, rates) };
}
