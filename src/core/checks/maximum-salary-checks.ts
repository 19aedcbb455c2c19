import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Maximum salary of both schemes against that of the year. */
export function maximumSalaryChecks({ dossier, law }: CheckInput): Check[] {
  const limit = law.maximumSalary.value;
  return (['current', 'next'] as const).map((scheme) => {
    const { maximumSalary } = dossier[scheme];
    return check('MAXIMUM_SALARY_ABOVE_LIMIT', isAbove(maximumSalary, limit) ? 'error' : 'pass', {
      article: 'art. 18ga Wet LB 1964',
      figures: { maximumSalary, limit, year: law.maximumSalary.validFrom.year },
      texts: { scheme },
    });
  });
}
