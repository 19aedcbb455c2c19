import { nameOf } from '#output/language/alternative-name.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import {
  type CohortGroup,
  cohortGroups,
  groupPension,
  groupSum,
  pensionRatio,
} from '#output/topics/people/cohorts-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { costShare } from '#output/language/negative-cost.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import { cohortCell } from '#output/model/name-cells.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';

/** The name of all groups together, where there are more of them. */
export const together = 'Samen';

/** Employer cost of a group by an alternative: discounted over the horizon, EUR. */
const groupCost = (group: CohortGroup, { cohortCosts }: Alternative): number =>
  groupSum(group, (cohort) => cohortCosts[cohort]!);

/** All groups as one: its cost is that of the alternative itself. Null where there are no two of them. */
function allTogether(groups: readonly CohortGroup[]): CohortGroup | null {
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

function row(subject: ConclusionSubject, name: Row[number], group: CohortGroup, alternative: Alternative): Row {
  const start = [name, group.count, nameOf(alternative, 'short')];
  const pension = groupPension(group, alternative);
  const cost = groupCost(group, alternative);
  if (alternative.sort === 'unchanged') return [...start, pension, null, null, cost, null, null];
  const costNow = groupCost(group, alternativeOf(subject.result, 'unchanged'));
  const ratio = pensionRatio(subject, group, alternative);
  return [
    ...start,
    pension,
    pension - groupPension(group, alternativeOf(subject.result, 'unchanged')),
    ratio === null ? null : ratio - 1,
    cost,
    cost - costNow,
    figureOrText(costShare(cost - costNow, costNow)),
  ];
}

/** The cohorts as they may be shown: neighbours merged until each is large enough; and all of them as one. */
export function mergedCohortsTable(subject: ConclusionSubject): Table {
  const groups = cohortGroups(subject);
  const all = allTogether(groups);
  const named = [
    ...groups.map((group) => ({ name: cohortCell(group), group })),
    ...(all === null ? [] : [{ name: together, group: all }]),
  ];
  return {
    name: 'CohortenSamengevoegd',
    columns: columnsOf(
      {
        Groep: 'general',
        Aantal: 'count',
        Alternatief: 'general',
        Pensioen: 'euro',
        'Verschil pensioen': 'euroDifference',
        'In %': 'percentDifference',
        Werkgeverslast: 'euro',
        'Verschil werkgeverslast': 'euroDifference',
        'Werkgeverslast in %': 'percentDifference',
      },
      ['Groep', 'Alternatief'],
    ),
    rows: subject.result.alternatives.flatMap((alternative) =>
      named.map(({ name, group }) => row(subject, name, group, alternative)),
    ),
  };
}
