import { cohortPeople } from '#output/language/cohort-name.ts';
import { horizonPhrase } from '#output/language/horizon.ts';
import { premiumPhrase } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { direction, equalPhrase, euroDifference, relativeDifference } from '#output/language/phrases.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupSum } from '#output/topics/people/cohorts-conclusion.ts';

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

/**
 * For which ages what stands in front costs most more and for which less; null when there are no two cohorts that may be
 * shown: one alone is all participants together.
 */
export const cohortCostConclusion = (subject: ConclusionSubject): string | null =>
  cohortGroups(subject).length < 2 ? null : ofHeadline(subject, (premium) => costByCohort(subject, premium));

function costByCohort(subject: ConclusionSubject, premium: PremiumAlternative): string | null {
  const rated = cohortGroups(subject)
    .flatMap((group) => {
      const [difference, now] = costCompared(subject, group, premium);
      const share = fractionOf(difference, now) ?? (Math.round(difference) === 0 ? 0 : null);
      return share === null ? [] : [{ group, difference, now, share }];
    })
    .toSorted((left, right) => left.share - right.share);
  const lowest = rated[0];
  const highest = rated.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const start = `${premiumPhrase(subject, premium)} kost u ${horizonPhrase(subject.input.goal.horizon)}`;
  // More than 100% less of a cost says nothing: one-off costs that count can bring the rest of it below zero.
  const size = ({ difference, now, share }: (typeof rated)[number]): string =>
    share < -1 ? euroDifference(difference, now) : (relativeDifference(difference, now) ?? 'evenveel');
  const part = (rate: (typeof rated)[number]): string => `${size(rate)} voor ${cohortPeople(rate.group)}`;
  const [least, most] = [lowest, highest].map(({ difference, now }) => direction(difference, now));
  if (least === 'equal' && most === 'equal') {
    const isNothing = rated.every(({ difference, now }) => equalPhrase(difference, now, 'evenveel') === 'evenveel');
    return `${start} voor elke leeftijd ${isNothing ? '' : 'vrijwel '}evenveel`;
  }
  if (most !== 'more') return `${start} voor geen leeftijd meer: tot ${part(lowest)}`;
  if (least !== 'less') return `${start} voor geen leeftijd minder: tot ${part(highest)}`;
  return `${start} ${part(highest)} en minder voor ${cohortPeople(lowest.group)}`;
}
