import type { Goal } from '#core/dossier.ts';
import { countedHorizon } from '#core/goal-horizon.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears, openCostEquation } from '#core/transition/equations.ts';
import type { Equation } from '#core/transition/solve.ts';

/** Discounted employer cost of the new scheme over the horizon, and that of the current one as its target, EUR. */
export interface CostGoals {
  /** Of those in service at the transition: the cost of every alternative. */
  readonly existing: Equation;
  /**
   * Of the budget-neutral flat premium: with who enters where the goal counts them (doel_groep), who pay it too, over at
   * most the years in which they are followed. Beside a progressive premium entrants are cost-neutral by themselves, so
   * that they change nothing.
   */
  readonly budgetNeutralFlat: Equation;
}

/** Inputs for the goals of cost. */
export interface CostGoalInput {
  readonly goal: Goal;
  readonly existing: GroupCost;
  readonly nextCostRates: CostRates;
  /** Cost of who enters later; asked for only where the goal counts it. */
  readonly entrants: () => GroupCost;
}

/** The goals of cost of a dossier. */
export function costGoals({ goal, existing, nextCostRates, entrants }: CostGoalInput): CostGoals {
  const closed = costEquation(existing, nextCostRates, horizonYears(goal.horizon));
  if (goal.group === 'existing') return { existing: closed, budgetNeutralFlat: closed };
  const years = horizonYears(countedHorizon(goal.horizon, goal.group));
  return { existing: closed, budgetNeutralFlat: openCostEquation(existing, entrants(), nextCostRates, years) };
}
