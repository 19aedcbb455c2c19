import { wholeYears } from '#core/calendar/age.ts';
import { monthsBetween } from '#core/calendar/months.ts';
import { cohortAt, isEntitled } from '#core/compensation/payments.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Cohorts that are compensated, and those of them in which not everybody is paid the same rate. */
interface LevelCohorts {
  readonly cohorts: number;
  readonly uneven: number;
}

/**
 * Holds the paid rates of everybody who is entitled side by side, cohort by cohort. With an own table a cohort is
 * everybody of one age, as the table has a rate for each.
 */
export function levelCohorts(
  ages: readonly number[],
  rates: ArrayLike<number>,
  rules: Pick<CompensationRules, 'method'> & Parameters<typeof cohortAt>[0],
): LevelCohorts {
  const cohortOf = (age: number): number => (rules.method === 'ownTable' ? age : cohortAt(rules, age));
  const entitled = [...ages.keys()].filter((index) => isEntitled(rules, ages[index]!));
  const cohorts = [...Map.groupBy(entitled, (index) => cohortOf(ages[index]!)).values()]
    .map((indexes) => indexes.map((index) => rates[index]!))
    .filter((paid) => paid.some((rate) => rate > 0));
  const uneven = cohorts.filter((paid) => {
    const highest = paid.reduce((one, other) => Math.max(one, other));
    return paid.some((rate) => isAbove(highest, rate));
  });
  return { cohorts: cohorts.length, uneven: uneven.length };
}

/**
 * Compensation as pension premium is one rate for a cohort of ages, so that everybody of those ages is entitled to the
 * same (art. 150f lid 1 PW): tested on the rates that are paid. As salary it may be personal: no checks.
 */
export function levelCompensationChecks({ premiums, dossier, people }: CheckInput): Check<'COMPENSATION_NOT_LEVEL'>[] {
  const { compensation: rules, valuationDate, transitionDate } = dossier;
  if (rules.form === 'salary') return [];
  const months = monthsBetween(valuationDate, transitionDate);
  const ages = people.participants.map(({ ageAtStart }) => wholeYears(ageAtStart + months));
  return premiums.flatMap(({ key, compensation }) => {
    if (compensation === null) return [];
    const found = levelCohorts(ages, compensation.participants.rate, rules);
    const level = found.uneven > 0 ? 'error' : 'pass';
    return [check('COMPENSATION_NOT_LEVEL', level, found, { article: 'art. 150f lid 1 PW', answer: key })];
  });
}
