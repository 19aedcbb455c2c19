import type { DossierInput } from '#core/dossier/dossier.ts';
import { countedHorizon } from '#core/dossier/goal.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears, openCostEquation } from '#core/transition/equations.ts';
import {
  type OneOffInput,
  type OneOffOwner,
  countedOneOff,
  ownerOfForm,
  withOneOff,
} from '#core/transition/one-off-costs.ts';
import type { Equation } from '#core/transition/solve.ts';

/**
 * Discounted employer cost of the new scheme over the horizon with a premium of one form, and that of the current one as its
 * target, EUR. One-off costs are in it where they count (eenmalig_meetellen).
 */
export interface CostGoal {
  /** Of those in service at the transition: the cost of every alternative. */
  readonly existing: Equation;
  /**
   * What the budget-neutral answer keeps equal. Of the flat one: with those who enter where the goal counts them (doel_groep), who
   * pay it too, over at most the years in which they are followed. Beside a progressive premium entrants are cost-neutral by
   * themselves, so that they change nothing.
   */
  readonly budgetNeutral: Equation;
}

/** Those of the answers, and the cost of those in service with a premium that has the one-off costs of this choice. */
export interface CostGoals extends Readonly<Record<OneOffOwner['form'], CostGoal>> {
  readonly existingOf: (owner: OneOffOwner) => Equation;
}

/** Inputs for the goals of cost. */
interface CostGoalInput {
  readonly dossier: OneOffInput & Pick<DossierInput, 'goal'>;
  readonly existing: GroupCost;
  readonly nextCostRates: CostRates;
  /** Cost of those who enter later; asked for only where the goal counts it. */
  readonly entrants: () => GroupCost;
}

/** The goals of cost of a dossier. */
export function costGoals({ dossier, existing, nextCostRates, entrants }: CostGoalInput): CostGoals {
  const { goal } = dossier;
  const closed = costEquation(existing, nextCostRates, horizonYears(goal.horizon));
  const withCounted = (equation: Equation, owner: OneOffOwner, years: number): Equation =>
    withOneOff(equation, countedOneOff(dossier, owner, years));
  const existingOf = (owner: OneOffOwner): Equation => withCounted(closed, owner, horizonYears(goal.horizon));
  const [flat, progressive] = [existingOf(ownerOfForm('flat')), existingOf(ownerOfForm('progressive'))];
  const years = horizonYears(countedHorizon(goal.horizon, goal.group));
  const flatGoal =
    goal.group === 'existing'
      ? flat
      : withCounted(openCostEquation(existing, entrants(), nextCostRates, years), ownerOfForm('flat'), years);
  return {
    flat: { existing: flat, budgetNeutral: flatGoal },
    progressive: { existing: progressive, budgetNeutral: progressive },
    existingOf,
  };
}
