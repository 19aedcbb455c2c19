import type { DossierResult, HorizonRow } from '#core/result.ts';
import { emptyRow, headerRow, headingRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

const label = ({ years }: HorizonRow): string =>
  years === null ? 'Tot de pensioendatum' : years === 1 ? '1 jaar' : `${years} jaar`;

const premium = (value: number | null): PlannedCell =>
  value === null ? { ...valueCell('niet haalbaar', 'general'), isRight: true } : valueCell(value, 'percentTwo');

/** What the horizon does to the flat budget-neutral premium, in the closed and in the open group. */
export const horizonRows = ({ horizons }: DossierResult): readonly PlannedRow[] => [
  emptyRow,
  headingRow('Budgetneutrale vlakke premie naar horizon'),
  headerRow(['Horizon', 'Gesloten groep', 'Open groep'], 1),
  ...horizons.map((row): PlannedRow => [
    { content: label(row), look: 'label' },
    premium(row.closedGroup),
    premium(row.openGroup),
  ]),
];
