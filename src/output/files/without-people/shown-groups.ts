import type { AgeCohort, DossierResult } from '#core/result/result.ts';
import { mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { type AgeGroup, ageGroupsOf, inAgeGroups, shownGroups } from '#core/result/shown-groups.ts';

/** Neighbouring age cohorts as one. */
export interface EmployerGroup extends AgeGroup {
  /** Places of the cohorts in the result. */
  readonly cohorts: readonly number[];
  /** How many of them are of an age that is compensated; 0 where compensation is not shown. */
  readonly entitled: number;
}

const merged = (left: EmployerGroup, right: EmployerGroup): EmployerGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  cohorts: [...left.cohorts, ...right.cohorts],
  entitled: left.entitled + right.entitled,
});

/** Amounts of compensation are of those who are entitled: these are enough as well, or none. */
const isEnough = ({ count, entitled }: EmployerGroup): boolean =>
  count >= smallestGroup && (entitled === 0 || entitled >= smallestGroup);

/** Whether an age group holds a younger one: cohorts of compensation are of one year, or the same five. */
export const holds = ({ fromAge, toAge }: Pick<AgeCohort, 'fromAge' | 'toAge'>, age: number): boolean =>
  age >= fromAge && age <= toAge;

/**
 * The groups of everything that an employer gets: one division for all amounts, so that those of two tables cannot be
 * subtracted to those of a few people. Empty where all together are too few.
 */
export function employerGroups(result: DossierResult): readonly EmployerGroup[] {
  const compensated = mayShowCompensation(result) ? (result.compensation?.cohorts ?? []) : [];
  const cohorts = result.cohorts.map(({ fromAge, toAge, count }, index): EmployerGroup => {
    const own = compensated.filter((one) => holds({ fromAge, toAge }, one.fromAge));
    return { fromAge, toAge, count, cohorts: [index], entitled: own.reduce((sum, one) => sum + one.entitled, 0) };
  });
  const people = inAgeGroups(cohorts, ageGroupsOf(result.cohorts), merged);
  const groups = shownGroups(people, merged, { isEnough, most: people.length });
  // What is left over joins the last group: who is entitled in it may then be too few after all.
  return groups.every(isEnough) ? groups : [groups.reduce(merged)];
}
