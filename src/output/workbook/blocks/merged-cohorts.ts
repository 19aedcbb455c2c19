import { nameOf } from '#output/alternatives/alternative-name.ts';
import type { Alternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { transitionEffectMeasureNames } from '#output/words/effects/measures.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { costChange, groupCost } from '#output/words/conclusions/cohort-costs.ts';
import { type CohortGroup, cohortGroups, groupPension, pensionRatio } from '#output/words/conclusions/cohorts.ts';
import { meanChange, measured } from '#output/words/effects/profit.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { figureBlock } from '#output/workbook/blocks/figure-block.ts';
import type { CellContent, PlannedRow } from '#output/workbook/sheet-plan.ts';

function row(subject: ConclusionSubject, group: CohortGroup, alternative: Alternative): readonly CellContent[] {
  const start = [cohortName(group), group.count, nameOf(alternative, 'short')];
  const pension = groupPension(group, alternative);
  const cost = groupCost(group, alternative);
  if (alternative.sort === 'unchanged') return [...start, pension, null, null, cost, null, null, null];
  const ratio = pensionRatio(subject, group, alternative);
  const effect = measured(alternative);
  return [
    ...start,
    pension,
    pension - groupPension(group, alternativeOf(subject.result, 'unchanged')),
    ratio === null ? null : ratio - 1,
    cost,
    costChange(subject, group, alternative),
    effect === null ? null : meanChange(subject, group, effect),
    effect === null ? null : transitionEffectMeasureNames[effect.measure],
  ];
}

/** The cohorts as slides show them: neighbours merged until each is large enough. */
export const mergedCohortRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading: `Samengevoegd tot groepen van minstens ${smallestGroup} deelnemers`,
    sentences: [
      'De groepen van het rapport: buren zijn samengevoegd tot geen groep kleiner is. Profijt (eigen basis): de verandering per deelnemer, gemiddeld in de groep.',
    ],
    columns: [
      { header: 'Groep', format: 'general' },
      { header: 'Aantal', format: 'count' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Pensioen', format: 'euro' },
      { header: 'Verschil pensioen', format: 'euroDifference' },
      { header: 'In %', format: 'percentDifference' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Verschil werkgeverslast', format: 'euroDifference' },
      { header: 'Verandering profijt', format: 'euroDifference' },
      { header: 'Maatstaf', format: 'general' },
    ],
    rows: subject.result.alternatives.flatMap((alternative) =>
      cohortGroups(subject).map((group) => row(subject, group, alternative)),
    ),
  });
