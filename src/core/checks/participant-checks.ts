import type { Check } from '#core/result/check.ts';
import type { Exclusion } from '#core/result/result.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Who was left out, and of whom a part is. */
export function participantChecks({
  dossier,
  excluded,
  people,
}: CheckInput): Check<'PARTICIPANTS_LEFT_OUT' | 'PREMIUM_WAIVED'>[] {
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
  ];
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
