import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { countedHorizon } from '#core/dossier/goal.ts';
import type { Answer } from '#core/result/answer.ts';
import type { Check } from '#core/result/check.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import { ratesAboveMaximum } from '#core/result/within-maxima.ts';
import { type CheckInput, check } from '#core/checks/check-input.ts';

/** Whether the goal of each answer is reached; of a first scheme there is none. */
export const goalChecks = (input: CheckInput): Check<'GOAL_NOT_REACHED'>[] =>
  (isFirstScheme(input.dossier) ? [] : input.answers).map((answer) => goalCheck(answer, input));

function goalCheck(answer: Answer, input: CheckInput): Check<'GOAL_NOT_REACHED'> {
  const { goal, current } = input.dossier;
  const { key, feasible, shortfall, exact, proof } = answer;
  const parts = { answer: key };
  if (feasible) return check('GOAL_NOT_REACHED', 'pass', { cause: null }, parts);
  // Lawful rates would reach it: nothing is missing, but the scale that does is above its maximum, exact or rounded.
  if (shortfall === null) {
    const cause = ratesAboveMaximum(answer) === 'practical' ? 'rounding' : 'aboveMaximum';
    return check('GOAL_NOT_REACHED', 'warning', { cause, exact, step: goal.rounding }, parts);
  }
  const { amount } = shortfall;
  const missed = {
    // Below zero: the target is below what there is without any premium, so that no cap is the reason.
    cause: amount < 0 ? 'fixedPart' : 'caps',
    exact,
    amount,
    // Of a target of zero or below there is no part.
    fraction: proof.target > 0 ? shortfall.fraction : null,
  } as const;
  if (answer.goal === 'budget') {
    const withEntrants = answer.costGroup === 'withEntrants' && hasNewPeople(input);
    return check('GOAL_NOT_REACHED', 'warning', { ...missed, goal: 'budget', withEntrants }, parts);
  }
  const { measure, profitBasis: basis } = goal;
  const isOfOne = input.people.participants.length === 1;
  const figures = { ...missed, goal: 'profit', measure, basis, current: current.kind, isOfOne } as const;
  return check('GOAL_NOT_REACHED', 'warning', figures, parts);
}

/** Whether anybody enters within the years over which cost is kept equal. */
function hasNewPeople({ dossier: { goal }, openGroupYears }: CheckInput): boolean {
  const horizon = countedHorizon(goal.horizon, 'withEntrants');
  return somebodyEnters(openGroupYears, horizon.kind === 'years' ? horizon.years : undefined);
}
