import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import type { Check } from '#core/check.ts';
import type { Answer } from '#core/result.ts';
import { check, type CheckInput, isAbove } from '#core/transition/checks/check-input.ts';

const permissionLevels = { yes: 'pass', no: 'error', unknown: 'warning' } as const;

/** Whether the answers may be given to the existing participants, and whether their goals are reached. */
export function answerChecks(input: CheckInput): Check[] {
  const answers = Object.values(input.answers);
  return [
    ...answers.flatMap(permissionCheck),
    ...answers.map(goalCheck),
    ...answers.map((answer) => contributionCheck(answer, input)),
  ];
}

function permissionCheck({ key, permission }: Answer): Check[] {
  if (permission === null) return [];
  return [
    check('PROGRESSIVE_PERMISSION', permissionLevels[permission.permitted], {
      article: 'art. 220e PW',
      answer: key,
      texts: { reason: permission.reason },
    }),
  ];
}

function goalCheck({ key, shortfall, exact }: Answer): Check {
  if (shortfall === null) return check('GOAL_NOT_REACHED', 'pass', { answer: key });
  // Below zero: the target lies under what is there without any premium, so that no cap stands in the way.
  const texts = { cause: shortfall.amount < 0 ? 'fixedPart' : 'caps' };
  return check('GOAL_NOT_REACHED', 'warning', { answer: key, figures: { ...shortfall, exact }, texts });
}

/** Participants whose own contribution in the month of transition is above their whole premium. */
function contributionCheck({ key }: Answer, { dossier, people, practicalRates }: CheckInput): Check {
  const own = employeeContributionRates(dossier.next);
  const count = people.members.filter((_, index) => {
    const base = people.base[index]!;
    const premium = practicalRates[key][people.step[index]!]! * base;
    return isAbove(own.perPremium * premium + own.perBase * base + own.perSalary * people.salary[index]!, premium);
  }).length;
  return check('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', count > 0 ? 'warning' : 'pass', {
    answer: key,
    figures: { count, total: people.members.length },
  });
}
