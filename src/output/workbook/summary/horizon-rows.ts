import type { DossierResult, HorizonRow } from '#core/result/result.ts';
import { emptyRow, headerRow, headingRow, valueCell } from '#output/workbook/planned-cells.ts';
import type { PlannedCell, PlannedRow } from '#output/workbook/sheet-plan.ts';

const label = ({ years }: HorizonRow): string =>
  years === null ? 'Tot de pensioendatum' : years === 1 ? '1 jaar' : `${years} jaar`;

const premium = (value: number | null): PlannedCell =>
  value === null ? { ...valueCell('niet haalbaar', 'general'), isRight: true } : valueCell(value, 'percentTwo');

/** The flat budget-neutral premium by horizon, for the closed and for the open group. */
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
