import { nameOf } from '#output/language/alternative-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/language/subject.ts';
import { nearlyEqualShare } from '#core/result/nearly-equal.ts';
import { percentage } from '#office/document/dutch-format.ts';
import {
  changeCounts,
  type ChangeFigures,
  type ChangeGroup,
  changeGroups,
  groupChanges,
  totalChange,
} from '#output/language/pension-changes.ts';
import { populationFigures } from '#output/language/population.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { cohortGainsRows } from '#output/topics/people/cohort-gains-rows.ts';
import { rowsOnlyPart } from '#output/writers/xlsx/rows-only-sheet.ts';
import { plainPart } from '#output/writers/xlsx/plain-part.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { emptyRow, headingRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import type { CellContent, PlannedTable, SheetPart, SheetPlan, TableColumn } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const meanAgeHeader = 'Gemiddelde leeftijd';

const columns: readonly TableColumn[] = [
  { header: 'Leeftijd', format: 'general' },
  { header: 'Aantal', format: 'count' },
  { header: 'Alternatief', format: 'general', wraps: true },
  { header: meanAgeHeader, format: 'decimalOne' },
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
  return `Naar leeftijd: geen groepen, omdat er minder dan ${smallestGroup} deelnemers zijn; het rapport laat deze verdeling weg, en kwartielen zijn er niet.`;
}

const employerSentence = `Naar leeftijd: in dezelfde groepen van minstens ${smallestGroup} deelnemers als op het blad Cohorten.`;

const tableOf = ({ dossier, result }: OutputContent): PlannedTable => ({
  name: 'ResultaatVerandering',
  columns,
  rows: rows({ input: dossier.input, result }),
  isStreamed: false,
});

/** A quartile is the figure of one person, or lies between those of two. */
const isQuartile = ({ header }: TableColumn): boolean => header.endsWith('kwartiel');

/** Of all together, an alternative each: the first rows. Their age is the same in each; of few there are no quartiles. */
function totalTable(table: PlannedTable, { result, withoutPeople }: OutputContent): PlannedTable {
  const { alternatives, participantCount } = result;
  const hasQuartiles = withoutPeople === undefined && participantCount >= smallestGroup;
  const isShown = (column: TableColumn): boolean =>
    column.header !== meanAgeHeader && (hasQuartiles || !isQuartile(column));
  const places = [...table.columns.keys()].slice(2).filter((place) => isShown(table.columns[place]!));
  const shown = places.map((place) => table.columns[place]!);
  const rows = table.rows
    .slice(0, premiumAlternatives({ alternatives }).length)
    .map((row) => places.map((place) => row[place] ?? null));
  return { ...table, name: 'VeranderingVanAllen', columns: shown, rows, isPlain: true };
}

const byAgePart = (groups: PlannedTable): SheetPart =>
  plainPart({
    heading: 'Gemiddeld verschil naar leeftijd',
    sentences: [],
    table: acrossTable(groups, {
      name: 'VerschilNaarLeeftijd',
      keys: ['Leeftijd', 'Aantal', meanAgeHeader],
      value: 'Gemiddeld verschil',
    }),
  });

/** Who gains and who loses, in total and by age: the figures of the points in the report. */
export function changesSheet(content: OutputContent): SheetPlan {
  const { result } = content;
  const table = tableOf(content);
  const gains = cohortGainsRows({ input: content.dossier.input, result });
  const groups = { ...table, rows: table.rows.slice(premiumAlternatives(result).length) };
  return {
    name: 'Voor- en achteruit',
    widths: [28, 18, ...Array.from({ length: 12 }, () => 17)],
    orientation: 'portrait',
    repeatedColumns: 0,
    rows: [
      titleRow('Voor- en achteruit'),
      subtitleRow(
        `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Vrijwel gelijk: het nieuwe pensioen verschilt hoogstens ${percentage(nearlyEqualShare)} van het huidige.`,
      ),
      subtitleRow(content.withoutPeople ? employerSentence : groupsSentence(result.participantCount)),
      emptyRow,
    ],
    table: totalTable(table, content),
    rowsBelow: [],
    charts: [],
    further: content.withoutPeople
      ? [{ ...rowsOnlyPart(gains), isPrinted: false }]
      : [
          ...(groups.rows.length === 0 ? [] : [byAgePart(groups)]),
          { rows: [headingRow('Met kwartielen')], table, rowsBelow: [], charts: [], isPrinted: false },
          ...(gains.length === 0 ? [] : [{ ...rowsOnlyPart(gains), isPrinted: false as const }]),
        ],
  };
}
