import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { contributionOf, employeeRatesIn } from '#core/scheme/cost-rates.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Of each premium: participants whose own contribution in the month of transition is above their whole premium. */
export function contributionChecks(input: CheckInput): Check<'EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM'>[] {
  const { dossier, people, premiums } = input;
  const own = employeeRatesIn(dossier.next, dossier.transitionDate);
  const total = people.participants.length;
  return premiums.map(({ key, rates }) => {
    const count = people.participants.filter((_, index) => {
      const base = people.base[index]!;
      const premiumRate = rates[people.step[index]!]!;
      return isAbove(contributionOf(own, { premiumRate, base, salary: people.salary[index]! }), premiumRate * base);
    }).length;
    const level = count > 0 ? 'warning' : 'pass';
    return check('EMPLOYEE_CONTRIBUTION_ABOVE_PREMIUM', level, { count, total }, { answer: key });
  });
}
