import type { EffectFigures, TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { direction, signedAmount } from '#output/words/phrases.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupSum } from '#output/words/conclusions/cohorts.ts';
import { transitionEffectMeasureNames } from '#output/words/effects.ts';

const profit = ({ grossProfit, netProfit }: EffectFigures<number>, measure: TransitionEffectMeasure): number =>
  measure === 'gross' ? grossProfit : netProfit;

/** Mean change of profit (transitie-effect) in a group by an alternative, by its own measure, EUR per participant. */
export function meanChange(
  { result }: ConclusionSubject,
  group: CohortGroup,
  { effects, transitionEffectMeasure: measure }: PremiumAlternative,
): number {
  const current = alternativeOf(result, 'unchanged').effects;
  const change = groupSum(
    group,
    (cohort) => profit(effects.ageCohorts[cohort]!, measure) - profit(current.ageCohorts[cohort]!, measure),
  );
  return change / group.count;
}

/** Which cohorts gain and lose most profit by the budget-neutral flat premium; null when there is nothing to show. */
export function profitConclusion(subject: ConclusionSubject): string | null {
  const answer = alternativeOf(subject.result, 'budgetNeutralFlat');
  const change = (group: CohortGroup): number => meanChange(subject, group, answer);
  const groups = cohortGroups(subject).toSorted((left, right) => change(left) - change(right));
  const [lowest] = groups;
  const highest = groups.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const premium = practicalPremium(subject, answer);
  const name = transitionEffectMeasureNames[answer.transitionEffectMeasure];
  const part = (group: CohortGroup): string => `${signedAmount(change(group))} (${cohortName(group)})`;
  if ([lowest, highest].every((group) => direction(change(group)) === 'equal')) {
    return `Bij vlak ${premium} blijft het ${name} per deelnemer op elke leeftijd gelijk`;
  }
  if (lowest === highest) return `Bij vlak ${premium} verandert het ${name} per deelnemer met ${part(lowest)}`;
  return `Bij vlak ${premium} loopt de verandering van het ${name} per deelnemer van ${part(lowest)} tot ${part(highest)}`;
}
