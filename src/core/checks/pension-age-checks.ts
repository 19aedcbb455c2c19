import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/**
 * The pension age of the new scheme against the latest of each participant: the own state pension age and five years.
 * Who is born too late to know it has at least that of the last year, as it is never lowered: above that is a warning.
 */
export function pensionAgeChecks({ dossier: { next }, law, people }: CheckInput): Check<'PENSION_AGE_ABOVE_LIMIT'>[] {
  const pensionAge = next.pensionAgeInMonths;
  const limits = people.participants.map(({ participant: { born } }) => {
    const { months, isAfterLastKnown } = statePensionAgeOfBirth(born);
    return { latest: months + law.pensionAgeLimit.value, isAfterLastKnown };
  });
  const above = limits.filter(({ latest }) => pensionAge > latest);
  const isCertain = above.some(({ isAfterLastKnown }) => !isAfterLastKnown);
  const figures = {
    scheme: 'next',
    pensionAge,
    margin: law.pensionAgeLimit.value,
    limit: limits.reduce((lowest, { latest }) => Math.min(lowest, latest), Infinity),
    count: above.length,
    total: limits.length,
  } as const;
  return [
    check('PENSION_AGE_ABOVE_LIMIT', above.length === 0 ? 'pass' : isCertain ? 'error' : 'warning', figures, {
      article: 'art. 18a lid 4 onder b Wet LB 1964',
    }),
  ];
}
