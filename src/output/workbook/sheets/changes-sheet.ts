import { nameOf } from '#output/alternatives/alternative-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import {
  changeCounts,
  type ChangeFigures,
  type ChangeGroup,
  changeGroups,
  groupChanges,
  totalChange,
} from '#output/words/pension-changes.ts';
import { populationFigures } from '#output/words/population.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { cohortGainsRows } from '#output/workbook/blocks/cohort-gains.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const columns: readonly TableColumn[] = [
  { header: 'Leeftijd', format: 'general' },
  { header: 'Aantal', format: 'count' },
  { header: 'Alternatief', format: 'general' },
  { header: 'Gemiddelde leeftijd', format: 'decimalOne' },
  { header: 'Gemiddeld verschil', format: 'euroDifference' },
  { header: 'Eerste kwartiel', format: 'euroDifference' },
  { header: 'Derde kwartiel', format: 'euroDifference' },
  { header: 'Vooruit', format: 'count' },
  { header: 'Vrijwel gelijk', format: 'count' },
  { header: 'Achteruit', format: 'count' },
];

const figureCells = ({ mean, quartiles }: ChangeFigures): readonly CellContent[] => [
  mean,
  quartiles?.lower ?? null,
  quartiles?.upper ?? null,
];

function totalRow(subject: ConclusionSubject, alternative: PremiumAlternative): readonly CellContent[] {
  const { better, equal, worse } = changeCounts(subject, alternative);
  return [
    'Alle deelnemers',
    subject.result.participantCount,
    nameOf(alternative, 'short'),
    populationFigures(subject).meanAge,
    ...figureCells(totalChange(subject, alternative)),
    better,
    equal,
    worse,
  ];
}

const groupRow = (
  group: ChangeGroup,
  changes: ChangeFigures,
  alternative: PremiumAlternative,
): readonly CellContent[] => [
  cohortName(group),
  group.count,
  nameOf(alternative, 'short'),
  group.meanAge,
  ...figureCells(changes),
];

function rows(subject: ConclusionSubject): readonly (readonly CellContent[])[] {
  if (subject.result.participantCount === 0) return [];
  const groups = changeGroups(subject);
  const alternatives = premiumAlternatives(subject.result);
  const groupRows = (alternative: PremiumAlternative): readonly (readonly CellContent[])[] => {
    const changes = groupChanges(subject, groups, alternative);
    return groups.map((group, index) => groupRow(group, changes[index]!, alternative));
  };
  return [...alternatives.map((alternative) => totalRow(subject, alternative)), ...alternatives.flatMap(groupRows)];
}

/** Which groups there are: those of the report, which shows none of few participants. */
function groupsSentence(count: number): string {
  if (count >= smallestGroup)
    return `Naar leeftijd: in groepen van minstens ${smallestGroup} deelnemers, zoals in het rapport. Kwartielen: KWARTIEL.INC.`;
  const start =
    count === 1
      ? 'Naar leeftijd: de enige deelnemer.'
      : `Naar leeftijd: één groep, omdat er minder dan ${smallestGroup} deelnemers zijn.`;
  return `${start} Het rapport laat dit weg, en kwartielen zijn er niet.`;
}

/** Who gains and who loses, in total and by age: the figures of the points in the report. */
export const changesSheet = ({ dossier, result }: OutputContent): SheetPlan => ({
  name: 'Vooruit en achteruit',
  widths: [20, 11, 30, 15, 16, 16, 16, 12, 12, 13],
  orientation: 'landscape',
  frozenColumns: 0,
  rows: [
    titleRow('Vooruit en achteruit'),
    subtitleRow(
      `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van het huidige.`,
    ),
    subtitleRow(groupsSentence(result.participantCount)),
    emptyRow,
  ],
  table: {
    name: 'ResultaatVerandering',
    columns,
    rows: rows({ input: dossier.input, result }),
    isStreamed: false,
  },
  rowsBelow: cohortGainsRows({ input: dossier.input, result }),
  chart: null,
});
