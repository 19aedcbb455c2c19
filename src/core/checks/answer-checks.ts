import { countedHorizon } from '#core/dossier/goal-horizon.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import { contributionOf, employeeRatesIn } from '#core/scheme/cost-rates.ts';
import type { Check } from '#core/result/check.ts';
import type { CheckedPremium } from '#core/checks/checked-premiums.ts';
import { isAbove } from '#core/result/is-above.ts';
import { ratesAboveMaximum } from '#core/result/within-maxima.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import type { Answer } from '#core/result/answer.ts';

const permissionLevels = { yes: 'pass', no: 'error', unknown: 'warning' } as const;

/** Whether premiums may be given to the existing participants, and whether the goals of the answers are reached. */
export function answerChecks(input: CheckInput): Check[] {
  return [
    ...input.premiums.flatMap(permissionCheck),
    ...input.answers.map((answer) => goalCheck(answer, input)),
    ...input.premiums.map((premium) => contributionCheck(premium, input)),
  ];
}

function permissionCheck({ key, permission }: CheckedPremium): Check[] {
  if (permission === null) return [];
  return [
    check('PROGRESSIVE_PERMISSION', permissionLevels[permission.permitted], {
      article: 'art. 220e PW',
      answer: key,
      texts: { reason: permission.reason },
    }),
  ];
}

function goalCheck(answer: Answer, input: CheckInput): Check {
  const { dossier } = input;
  const { key, costGroup, goal, feasible, shortfall, exact, proof } = answer;
  if (feasible) return check('GOAL_NOT_REACHED', 'pass', { answer: key });
  // Lawful rates would reach it: nothing is missing, but the scale that does is above its maximum, exact or rounded.
  if (shortfall === null) {
    const cause = ratesAboveMaximum(answer) === 'practical' ? 'rounding' : 'aboveMaximum';
    return check('GOAL_NOT_REACHED', 'warning', {
      answer: key,
      figures: { exact, step: dossier.goal.rounding },
      texts: { cause },
    });
  }
  // Below zero: the target is below what there is without any premium, so that no cap is the reason.
  const counted: Record<string, string> =
    goal === 'budget' && costGroup === 'withEntrants' && hasNewPeople(input) ? { group: costGroup } : {};
  const kept: Record<string, string> = goal === 'profit' ? keptPension(input) : {};
  const texts = { goal, cause: shortfall.amount < 0 ? 'fixedPart' : 'caps', ...counted, ...kept };
  // Of a target of zero or below no part can be told.
  const fraction: Record<string, number> = proof.target > 0 ? { fraction: shortfall.fraction } : {};
  return check('GOAL_NOT_REACHED', 'warning', {
    answer: key,
    figures: { amount: shortfall.amount, ...fraction, exact },
    texts,
  });
}

/** Whether anybody enters within the years over which cost is kept equal. */
function hasNewPeople({ dossier: { goal }, openGroupYears }: CheckInput): boolean {
  const horizon = countedHorizon(goal.horizon, 'withEntrants');
  return somebodyEnters(openGroupYears, horizon.kind === 'years' ? horizon.years : undefined);
}

/** What a profit goal keeps equal, on which returns, from what, and whether it is that of one participant. */
const keptPension = ({ dossier: { goal, current }, people }: CheckInput): Record<string, string> => ({
  measure: goal.measure,
  basis: goal.profitBasis,
  current: current.kind,
  ...(people.participants.length === 1 ? { people: 'one' } : {}),
});

/** Participants whose own contribution in the month of transition is above their whole premium. */
function contributionCheck({ key, rates }: CheckedPremium, { dossier, people }: CheckInput): Check {
  const own = employeeRatesIn(dossier.next, dossier.transitionDate);
  const count = people.participants.filter((_, index) => {
    const base = people.base[index]!;
    const premiumRate = rates[people.step[index]!]!;
    return isAbove(contributionOf(own, { premiumRate, base, salary: people.salary[index]! }), premiumRate * base);
  }).length;
  return check('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', count > 0 ? 'warning' : 'pass', {
    answer: key,
    figures: { count, total: people.participants.length },
  });
}
