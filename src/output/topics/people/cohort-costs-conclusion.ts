import type { ConclusionSubject } from '#output/language/subject.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { type CohortGroup, groupSum } from '#output/topics/people/cohorts-conclusion.ts';

/** Employer cost of a group by an alternative: discounted over the horizon, EUR. */
export const groupCost = (group: CohortGroup, { cohortCosts }: Alternative): number =>
  groupSum(group, (cohort) => cohortCosts[cohort]!);

/** What an alternative costs more (less: negative) than now for a group, EUR. */
export const costChange = ({ result }: ConclusionSubject, group: CohortGroup, alternative: Alternative): number =>
  groupCost(group, alternative) - groupCost(group, alternativeOf(result, 'unchanged'));

/** The same, with the cost now that it is a part of. */
export const costCompared = (
  subject: ConclusionSubject,
  group: CohortGroup,
  alternative: Alternative,
): readonly [difference: number, now: number] => [
  costChange(subject, group, alternative),
  groupCost(group, alternativeOf(subject.result, 'unchanged')),
];

/** All groups as one: its cost is that of the alternative itself. Null where there are no two of them. */
export function allTogether(groups: readonly CohortGroup[]): CohortGroup | null {
  const [first] = groups;
  const last = groups.at(-1);
  if (first === undefined || last === undefined || first === last) return null;
  return {
    fromAge: first.fromAge,
    toAge: last.toAge,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    cohorts: groups.flatMap(({ cohorts }) => cohorts),
  };
}
