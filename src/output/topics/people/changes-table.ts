import { alternativeCell } from '#output/model/name-cells.ts';
import {
  changeCounts,
  type ChangeFigures,
  type ChangeGroup,
  changeGroups,
  groupChanges,
  totalChange,
} from '#output/language/pension-changes.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { type Column, columnsOf, type Row, type Table } from '#output/model/table.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { populationFigures } from '#output/language/population.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

export const meanAgeHeader = 'Gemiddelde leeftijd';

const columns: readonly Column[] = columnsOf(
  {
    Leeftijd: 'general',
    Aantal: 'count',
    Alternatief: 'general',
    [meanAgeHeader]: 'decimalOne',
    'Gemiddeld verschil': 'euroDifference',
    'Eerste kwartiel': 'euroDifference',
    'Derde kwartiel': 'euroDifference',
    Vooruit: 'count',
    'Vrijwel gelijk': 'count',
    Achteruit: 'count',
  },
  ['Alternatief'],
);

const figures = ({ mean, quartiles }: ChangeFigures): Row => [mean, quartiles?.lower ?? null, quartiles?.upper ?? null];

/** How pensions change by each premium, of all participants together; of none there is nothing. */
export function changeTotals(subject: ConclusionSubject, front: PremiumKey | null = null): Table {
  const { participantCount } = subject.result;
  const premiums = participantCount === 0 ? [] : premiumAlternatives(subject.result);
  const row = (alternative: PremiumAlternative): Row => {
    const { better, equal, worse } = changeCounts(subject, alternative);
    return [
      'Alle deelnemers',
      participantCount,
      alternativeCell(alternative, front),
      populationFigures(subject).meanAge,
      ...figures(totalChange(subject, alternative)),
      better,
      equal,
      worse,
    ];
  };
  return { name: 'VeranderingVanAllen', columns, rows: premiums.map(row) };
}

/** The same of groups of about the same age. */
export function changesByAge(subject: ConclusionSubject): Table {
  const groups = changeGroups(subject);
  const rows = premiumAlternatives(subject.result).flatMap((alternative) => {
    const changes = groupChanges(subject, groups, alternative);
    const row = (group: ChangeGroup, index: number): Row => [
      cohortName(group),
      group.count,
      nameOf(alternative, 'short'),
      group.meanAge,
      ...figures(changes[index]!),
    ];
    return groups.map(row);
  });
  return { name: 'ResultaatVerandering', columns, rows };
}
