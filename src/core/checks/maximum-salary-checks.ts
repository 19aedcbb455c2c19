import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/**
 * Maximum salary of both schemes against that of the year. Above that of an earlier year it may still be lawful, as the
 * amount of the year itself is not known yet and follows wages: a warning.
 */
export function maximumSalaryChecks({ dossier, law }: CheckInput): Check<'MAXIMUM_SALARY_ABOVE_LIMIT'>[] {
  const { value: limit, validFrom, isAfterLastKnown } = law.maximumSalary;
  const above = isAfterLastKnown ? 'warning' : 'error';
  const schemes = isFirstScheme(dossier) ? (['next'] as const) : (['current', 'next'] as const);
  return schemes.map((scheme) => {
    const { maximumSalary } = dossier[scheme];
    const figures = { scheme, maximumSalary, limit, year: validFrom.year };
    const article = 'art. 18ga Wet LB 1964';
    return check('MAXIMUM_SALARY_ABOVE_LIMIT', isAbove(maximumSalary, limit) ? above : 'pass', figures, { article });
  });
}
