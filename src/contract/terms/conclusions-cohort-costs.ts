import type { PerShown } from '#core/result.ts';
import { cohortPeople } from '#contract/terms/conclusions-cohorts.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import type { ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { direction, euroDifference } from '#contract/terms/conclusions-words.ts';
import { shownKeys, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import { shownGroups, type AgeGroup } from '#contract/terms/shown-groups.ts';

/** What the employer pays for neighbouring age cohorts shown as one: discounted cost over the horizon, EUR. */
export interface CohortCostGroup extends AgeGroup {
  readonly cost: PerShown<number>;
}

/** The cohorts as they may be shown; empty when all together are too few. */
export function cohortCostGroups({ result }: ConclusionSubject): readonly CohortCostGroup[] {
  const keys = shownKeys(result);
  const merged = (left: CohortCostGroup, right: CohortCostGroup): CohortCostGroup => ({
    fromAge: left.fromAge,
    toAge: right.toAge,
    count: left.count + right.count,
    cost: Object.fromEntries(
      keys.map((key) => [key, (left.cost[key] ?? 0) + (right.cost[key] ?? 0)]),
    ) as unknown as PerShown<number>,
  });
  return shownGroups<CohortCostGroup>(result.cohortCosts, merged);
}

/** What an alternative costs more (less: negative) than now in a cohort, EUR. */
export const costChange = ({ cost }: CohortCostGroup, key: ShownKey): number => (cost[key] ?? 0) - cost.unchanged;

/** For which ages the budget-neutral flat premium costs most more and most less; null when no cohort may be shown. */
export function cohortCostConclusion(subject: ConclusionSubject): string | null {
  const key = 'budgetNeutralFlat';
  const groups = cohortCostGroups(subject).toSorted((left, right) => costChange(left, key) - costChange(right, key));
  const lowest = groups[0];
  const highest = groups.at(-1);
  if (lowest === undefined || highest === undefined) return null;
  const start = `Vlak ${practicalPremium(subject, subject.result.answers[key])} kost u`;
  const part = (group: CohortCostGroup): string =>
    `${euroDifference(costChange(group, key), 'evenveel')} voor ${cohortPeople(group)}`;
  const [least, most] = [direction(costChange(lowest, key)), direction(costChange(highest, key))];
  const period = horizonPhrase(subject.input.goal.horizon);
  if (least === 'equal' && most === 'equal') return `${start} ${period} voor elke leeftijd evenveel`;
  if (lowest === highest) return `${start} ${period} ${part(highest)}`;
  if (most !== 'more') return `${start} voor geen leeftijd meer: ${period} tot ${part(lowest)}`;
  if (least !== 'less') return `${start} voor geen leeftijd minder: ${period} tot ${part(highest)}`;
  return `${start} ${period} ${part(highest)} en ${part(lowest)}`;
}
