import { nameOf } from '#output/language/alternative-name.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { allTogether, costChange, costCompared, groupCost } from '#output/topics/people/cohort-costs-conclusion.ts';
import {
  type CohortGroup,
  cohortGroups,
  groupPension,
  pensionRatio,
} from '#output/topics/people/cohorts-conclusion.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { costShare } from '#output/language/negative-cost.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import type { CellContent, PlannedCell, PlannedRow } from '#output/model/sheet-plan.ts';

type NamedGroup = readonly [name: string, group: CohortGroup];

/** The groups of the report, and all of them as one. */
function namedGroups(subject: ConclusionSubject): readonly NamedGroup[] {
  const groups = cohortGroups(subject);
  const together = allTogether(groups);
  return [
    ...groups.map((group): NamedGroup => [cohortName(group), group]),
    ...(together === null ? [] : [['Samen', together] as const]),
  ];
}

function row(
  subject: ConclusionSubject,
  [name, group]: NamedGroup,
  alternative: Alternative,
): readonly (PlannedCell | CellContent)[] {
  const start = [name, group.count, nameOf(alternative, 'short')];
  const pension = groupPension(group, alternative);
  const cost = groupCost(group, alternative);
  if (alternative.sort === 'unchanged') return [...start, pension, null, null, cost, null, null];
  const ratio = pensionRatio(subject, group, alternative);
  return [
    ...start,
    pension,
    pension - groupPension(group, alternativeOf(subject.result, 'unchanged')),
    ratio === null ? null : ratio - 1,
    cost,
    costChange(subject, group, alternative),
    figureOrText(costShare(...costCompared(subject, group, alternative))),
  ];
}

/** The cohorts as slides show them: neighbours merged until each is large enough. */
export const mergedCohortRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading: `Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers`,
    sentences: ['De groepen van het rapport: buren zijn samengevoegd tot geen groep kleiner is.'],
    columns: [
      { header: 'Groep', format: 'general' },
      { header: 'Aantal', format: 'count' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Pensioen', format: 'euro' },
      { header: 'Verschil pensioen', format: 'euroDifference' },
      { header: 'In %', format: 'percentDifference' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Verschil werkgeverslast', format: 'euroDifference' },
      { header: 'Werkgeverslast in %', format: 'percentDifference' },
    ],
    rows: subject.result.alternatives.flatMap((alternative) =>
      namedGroups(subject).map((group) => row(subject, group, alternative)),
    ),
  });
