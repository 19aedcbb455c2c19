import { nameOf } from '#output/language/alternative-name.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { type ConclusionSubject, fractionOf, smallestGroup } from '#output/language/subject.ts';
import { type CohortGains, cohortGains, gainsTogether } from '#output/topics/people/cohort-gains.ts';
import type { ChangeCounts } from '#output/language/pension-changes.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { CellContent, PlannedRow } from '#output/model/sheet-plan.ts';

const shares = (count: number, counts: ChangeCounts | null): readonly CellContent[] =>
  counts === null ? [null, null, null] : [counts.better / count, counts.equal / count, counts.worse / count];

function row(name: string, premium: PremiumAlternative, group: CohortGains): readonly CellContent[] {
  const { count, current, without, compensated, asPremium, contribution } = group;
  const change = (pension: number): number | null => fractionOf(pension - current, current);
  return [
    name,
    count,
    nameOf(premium, 'short'),
    ...shares(count, without),
    change(without.pension),
    ...shares(count, compensated),
    compensated === null ? null : compensated.worse,
    compensated === null ? null : change(without.pension + asPremium),
    compensated === null ? null : change(compensated.pension),
    fractionOf(contribution.next - contribution.current, contribution.current),
  ];
}

function rows(subject: ConclusionSubject, premium: PremiumAlternative): readonly (readonly CellContent[])[] {
  const groups = cohortGains(subject, premium);
  const together = gainsTogether(groups);
  return [
    ...groups.map((group) => row(cohortName(group), premium, group)),
    ...(together === null ? [] : [row('Samen', premium, together)]),
  ];
}

/** Which part of each age cohort gains and loses, without and with compensation: the figures of the report. */
export const cohortGainsRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  figureBlock({
    heading: 'Per leeftijdscohort',
    sentences: [
      `De cohorten van het rapport: buren zijn samengevoegd tot geen groep kleiner is dan ${smallestGroup} deelnemers. Verandering: het pensioen van het cohort samen tegenover het huidige.`,
      'Met compensatie: wat als salaris wordt betaald, is geteld als het pensioen dat het als premie zou geven; de verandering als premie telt het niet mee.',
    ],
    columns: [
      { header: 'Cohort', format: 'general' },
      { header: 'Aantal', format: 'count' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Deel vooruit', format: 'percent' },
      { header: 'Deel vrijwel gelijk', format: 'percent' },
      { header: 'Deel achteruit', format: 'percent' },
      { header: 'Verandering', format: 'percentDifference' },
      { header: 'Met compensatie: deel vooruit', format: 'percent' },
      { header: 'Met compensatie: deel vrijwel gelijk', format: 'percent' },
      { header: 'Met compensatie: deel achteruit', format: 'percent' },
      { header: 'Met compensatie: aantal achteruit', format: 'count' },
      { header: 'Verandering met compensatie als premie', format: 'percentDifference' },
      { header: 'Verandering met compensatie', format: 'percentDifference' },
      { header: 'Eigen bijdrage eerste jaar, verandering', format: 'percentDifference' },
    ],
    rows: premiumAlternatives(subject.result).flatMap((premium) => rows(subject, premium)),
  });
