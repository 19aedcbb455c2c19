import { cohortPeople } from '#output/words/cohort-name.ts';
import { horizonPhrase } from '#output/words/conclusions/horizon.ts';
import { premiumPhrase } from '#output/words/conclusions/premium.ts';
import { ofHeadline } from '#output/words/verdict/headline.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { direction, equalPhrase, euroDifference } from '#output/words/phrases.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupSum } from '#output/words/conclusions/cohorts.ts';

/** Employer cost of a group by an alternative: discounted over the horizon, EUR. */
export const groupCost = (group: CohortGroup, { cohortCosts }: Alternative): number =>
  groupSum(group, (cohort) => cohortCosts[cohort]!);

/** What an alternative costs more (less: negative) than now for a group, EUR. */
export const costChange = ({ result }: ConclusionSubject, group: CohortGroup, alternative: Alternative): number =>
  groupCost(group, alternative) - groupCost(group, alternativeOf(result, 'unchanged'));

/** For which ages what stands in front costs most more and most less; null when no cohort may be shown. */
export const cohortCostConclusion = (subject: ConclusionSubject): string | null =>
  cohortGroups(subject).length === 0 ? null : ofHeadline(subject, (premium) => costByCohort(subject, premium));

function costByCohort(subject: ConclusionSubject, flat: PremiumAlternative): string | null {
  const change = (group: CohortGroup): number => costChange(subject, group, flat);
  const groups = cohortGroups(subject).toSorted((left, right) => change(left) - change(right));
  const lowest = groups[0];
  const highest = groups.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const start = `${premiumPhrase(subject, flat)} kost u`;
  const now = (group: CohortGroup): number => groupCost(group, alternativeOf(subject.result, 'unchanged'));
  const part = (group: CohortGroup): string =>
    `${euroDifference(change(group), now(group))} voor ${cohortPeople(group)}`;
  const [least, most] = [lowest, highest].map((group) => direction(change(group), now(group)));
  const period = horizonPhrase(subject.input.goal.horizon);
  if (least === 'equal' && most === 'equal') {
    const isNothing = groups.every((group) => equalPhrase(change(group), now(group), 'evenveel') === 'evenveel');
    return `${start} ${period} voor elke leeftijd ${isNothing ? '' : 'vrijwel '}evenveel`;
  }
  if (lowest === highest) return `${start} ${period} ${part(highest)}`;
  if (most !== 'more') return `${start} voor geen leeftijd meer: ${period} tot ${part(lowest)}`;
  if (least !== 'less') return `${start} voor geen leeftijd minder: ${period} tot ${part(highest)}`;
  return `${start} ${period} ${part(highest)} en ${part(lowest)}`;
}
