import type { EffectFigures, TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { flatInFront } from '#output/words/verdict/headline.ts';
import { atPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { signedAmount } from '#output/words/phrases.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupSum } from '#output/words/conclusions/cohorts.ts';
import { transitionEffectMeasureNames } from '#output/words/effects.ts';

const profitOf = ({ grossProfit, netProfit }: EffectFigures<number>, measure: TransitionEffectMeasure): number =>
  measure === 'gross' ? grossProfit : netProfit;

/** Mean profit in a group by an alternative, EUR per participant. */
const meanProfit = (group: CohortGroup, { effects }: Alternative, measure: TransitionEffectMeasure): number =>
  groupSum(group, (cohort) => profitOf(effects.ageCohorts[cohort]!, measure)) / group.count;

/** An alternative for which the law prescribes effects. */
export interface Measured {
  readonly alternative: PremiumAlternative;
  readonly measure: TransitionEffectMeasure;
}

/** An alternative with its measure; null where the law prescribes none. */
export const measured = (alternative: PremiumAlternative): Measured | null =>
  alternative.transitionEffectMeasure === null ? null : { alternative, measure: alternative.transitionEffectMeasure };

/** Mean change of profit (transitie-effect) in a group by an alternative, by its own measure, EUR per participant. */
export const meanChange = (
  { result }: ConclusionSubject,
  group: CohortGroup,
  { alternative, measure }: Measured,
): number => meanProfit(group, alternative, measure) - meanProfit(group, alternativeOf(result, 'unchanged'), measure);

/** Whether the mean profit of a group stays nearly equal by an alternative. */
const isNearlyEqual = (
  { result }: ConclusionSubject,
  group: CohortGroup,
  { alternative, measure }: Measured,
): boolean =>
  nearlyEqual(meanProfit(group, alternative, measure), meanProfit(group, alternativeOf(result, 'unchanged'), measure));

/** Which cohorts gain and lose most profit by the flat premium in front; null when there is nothing to show. */
export function profitConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  const answer = flat === null ? null : measured(flat);
  if (answer === null) return null;
  const change = (group: CohortGroup): number => meanChange(subject, group, answer);
  const groups = cohortGroups(subject).toSorted((left, right) => change(left) - change(right));
  const [lowest] = groups;
  const highest = groups.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const start = atPremium(subject, answer.alternative);
  const name = transitionEffectMeasureNames[answer.measure];
  const part = (group: CohortGroup): string => `${signedAmount(change(group))} (${cohortName(group)})`;
  if (groups.every((group) => isNearlyEqual(subject, group, answer))) {
    return `${start} blijft het ${name} per deelnemer op elke leeftijd vrijwel gelijk`;
  }
  if (lowest === highest) return `${start} verandert het ${name} per deelnemer met ${part(lowest)}`;
  return `${start} loopt de verandering van het ${name} per deelnemer van ${part(lowest)} tot ${part(highest)}`;
}
