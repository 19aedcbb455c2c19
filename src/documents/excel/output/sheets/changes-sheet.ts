import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { equalTolerance, smallestProfiledGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import {
  changeCounts,
  changeGroups,
  totalChange,
  type ChangeFigures,
  type ChangeGroup,
} from '#contract/terms/pension-changes.ts';
import { populationFigures } from '#contract/terms/population.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, SheetPlan, TableColumn } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const columns: readonly TableColumn[] = [
  { header: 'Leeftijd', format: 'general' },
  { header: 'Aantal', format: 'count' },
  { header: 'Alternatief', format: 'general' },
  { header: 'Gemiddelde leeftijd', format: 'decimalOne' },
  { header: 'Gemiddeld verschil', format: 'euroCents' },
  { header: 'Eerste kwartiel', format: 'euroCents' },
  { header: 'Derde kwartiel', format: 'euroCents' },
  { header: 'Vooruit', format: 'count' },
  { header: 'Evenveel', format: 'count' },
  { header: 'Achteruit', format: 'count' },
];

const figureCells = (figures: ChangeFigures | undefined): readonly CellContent[] => [
  figures?.mean ?? null,
  figures?.quartiles?.lower ?? null,
  figures?.quartiles?.upper ?? null,
];

function totalRow(subject: ConclusionSubject, key: VariantKey): readonly CellContent[] {
  const { better, equal, worse } = changeCounts(subject, key);
  return [
    'Alle deelnemers',
    subject.result.participantCount,
    alternativeNames[key].short,
    populationFigures(subject).meanAge,
    ...figureCells(totalChange(subject, key)),
    better,
    equal,
    worse,
  ];
}

const groupRow = (group: ChangeGroup, key: VariantKey): readonly CellContent[] => [
  cohortName(group),
  group.count,
  alternativeNames[key].short,
  group.meanAge,
  ...figureCells(group.changes[key]),
];

function rows(subject: ConclusionSubject): readonly (readonly CellContent[])[] {
  if (subject.result.participantCount === 0) return [];
  const groups = changeGroups(subject);
  const keys = variantKeys(subject.result);
  return [
    ...keys.map((key) => totalRow(subject, key)),
    ...keys.flatMap((key) => groups.map((group) => groupRow(group, key))),
  ];
}

/** Who gains and who loses, in all and by age: what the points of the report are. */
export const changesSheet = ({ dossier, result }: OutputContent): SheetPlan => ({
  name: 'Vooruit en achteruit',
  widths: [20, 11, 30, 15, 16, 16, 16, 12, 12, 13],
  orientation: 'landscape',
  frozenColumns: 0,
  rows: [
    titleRow('Vooruit en achteruit'),
    subtitleRow(
      `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Evenveel: het nieuwe pensioen ligt binnen ${percentage(equalTolerance)} van het huidige.`,
    ),
    subtitleRow(
      `Naar leeftijd: in groepen zoals de punten in het rapport. Kwartielen (KWARTIEL.INC) alleen bij minstens ${smallestProfiledGroup} deelnemers.`,
    ),
    emptyRow,
  ],
  table: {
    name: 'ResultaatVerandering',
    columns,
    rows: rows({ input: dossier.input, result }),
    isStreamed: false,
  },
  rowsBelow: [],
  chart: null,
});
