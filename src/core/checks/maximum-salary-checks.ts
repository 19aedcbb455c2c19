import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/**
 * Maximum salary of both schemes against that of the year. Above that of an earlier year it may still be lawful, as the
 * amount of the year itself is not known yet and follows wages: a warning.
 */
export function maximumSalaryChecks({ dossier, law }: CheckInput): Check[] {
  const { value: limit, validFrom, isAfterLastKnown } = law.maximumSalary;
  const above = isAfterLastKnown ? 'warning' : 'error';
  return (['current', 'next'] as const).map((scheme) => {
    const { maximumSalary } = dossier[scheme];
    return check('MAXIMUM_SALARY_ABOVE_LIMIT', isAbove(maximumSalary, limit) ? above : 'pass', {
      article: 'art. 18ga Wet LB 1964',
      figures: { maximumSalary, limit, year: validFrom.year },
      texts: { scheme },
    });
  });
}
