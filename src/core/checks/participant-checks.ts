import type { Check } from '#core/result/check.ts';
import type { Exclusion } from '#core/result/result.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Who was left out, of whom a part is, and who works more than full time. */
export function participantChecks({
  dossier,
  excluded,
  people,
}: CheckInput): Check<'PARTICIPANTS_LEFT_OUT' | 'PREMIUM_WAIVED' | 'PART_TIME_ABOVE_FULL'>[] {
  const countOf = (reason: Exclusion['reason']): number => excluded.filter((one) => one.reason === reason).length;
  return [
    check('PARTICIPANTS_LEFT_OUT', excluded.length > 0 ? 'warning' : 'pass', {
      count: excluded.length,
      notCounted: countOf('notCounted'),
      pensionBeforeTransition: countOf('pensionBeforeTransition'),
      premiumEndBeforeTransition: countOf('premiumEndBeforeTransition'),
      total: dossier.participants.length,
    }),
    ...waivedCheck(people),
    ...overtimeCheck(dossier, people),
  ];
}

/** The maximum salary is that of full time, also for who works more (art. 18ga lid 1 Wet LB). Nothing where it holds nobody back. */
function overtimeCheck(
  { next: { maximumSalary } }: CheckInput['dossier'],
  { participants }: CheckInput['people'],
): Check<'PART_TIME_ABOVE_FULL'>[] {
  const held = participants.filter(
    ({ participant: { partTime, fullTimeSalary } }) => partTime > 1 && partTime * fullTimeSalary > maximumSalary,
  );
  if (held.length === 0) return [];
  const figures = { count: held.length, total: participants.length };
  return [check('PART_TIME_ABOVE_FULL', 'warning', figures, { article: 'art. 18ga lid 1 Wet LB 1964' })];
}

/**
 * Of how many the insurer pays premium (premievrijstelling), and for how much of them together: that part may stay in the old
 * scheme. Nothing where nobody has it.
 */
function waivedCheck({ participants }: CheckInput['people']): Check<'PREMIUM_WAIVED'>[] {
  const waived = participants.flatMap(({ participant: { premiumWaiver } }) =>
    premiumWaiver > 0 ? [premiumWaiver] : [],
  );
  if (waived.length === 0) return [];
  const persons = waived.reduce((sum, part) => sum + part, 0);
  const figures = { count: waived.length, persons, total: participants.length };
  return [check('PREMIUM_WAIVED', 'warning', figures, { article: 'art. 220ha PW' })];
}
