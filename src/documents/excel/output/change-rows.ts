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
import { emptyRow, headerRow, headingRow, sentenceRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

const figureCells = (figures: ChangeFigures | undefined): readonly PlannedCell[] =>
  [figures?.mean ?? null, figures?.quartiles?.lower ?? null, figures?.quartiles?.upper ?? null].map((value) =>
    valueCell(value, 'euroCents'),
  );

function totalRow(subject: ConclusionSubject, key: VariantKey): PlannedRow {
  const { better, equal, worse } = changeCounts(subject, key);
  return [
    valueCell('Alle deelnemers', 'general'),
    valueCell(subject.result.participantCount, 'count'),
    valueCell(alternativeNames[key].short, 'general'),
    valueCell(populationFigures(subject).meanAge, 'decimal'),
    ...figureCells(totalChange(subject, key)),
    ...[better, equal, worse].map((count) => valueCell(count, 'count')),
  ];
}

const groupRow = (group: ChangeGroup, key: VariantKey): PlannedRow => [
  valueCell(cohortName(group), 'general'),
  valueCell(group.count, 'count'),
  valueCell(alternativeNames[key].short, 'general'),
  valueCell(group.meanAge, 'decimal'),
  ...figureCells(group.changes[key]),
];

function allRows(subject: ConclusionSubject): readonly PlannedRow[] {
  const groups = changeGroups(subject);
  const keys = variantKeys(subject.result);
  return [
    ...keys.map((key) => totalRow(subject, key)),
    ...keys.flatMap((key) => groups.map((group) => groupRow(group, key))),
  ];
}

const heads = [
  'Leeftijd',
  'Aantal',
  'Alternatief',
  'Gemiddelde leeftijd',
  'Gemiddeld verschil',
  'Eerste kwartiel',
  'Derde kwartiel',
  'Vooruit',
  'Evenveel',
  'Achteruit',
];

/** Who gains and who loses, in all and by age: what the points of the report are. */
export const changeRows = (subject: ConclusionSubject): readonly PlannedRow[] =>
  subject.result.participantCount === 0
    ? []
    : [
        emptyRow,
        headingRow('Vooruit en achteruit'),
        sentenceRow(
          `Nieuw min huidig verwacht pensioen per jaar, per deelnemer. Evenveel: het nieuwe pensioen ligt binnen ${percentage(equalTolerance)} van het huidige.`,
        ),
        sentenceRow(
          `Naar leeftijd: in groepen zoals de punten in het rapport. Kwartielen (KWARTIEL.INC) alleen bij minstens ${smallestProfiledGroup} deelnemers.`,
        ),
        headerRow(heads, 3),
        ...allRows(subject),
      ];
