import { absoluteReference } from '#office/sheet/cell-reference.ts';
import {
  placedParts,
  placedTables,
  type PlacedTable,
  sheetLayout,
  type SheetLayout,
} from '#output/model/sheet-layout.ts';
import type { PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { type Cell, type FormulaPlace, type Row, isCell } from '#output/model/table.ts';

interface Found extends PlacedTable {
  readonly sheet: string;
}

/** The tables of all sheets by name. Throws for one that is not there: a formula would point at nothing. */
function tableFinder(plans: readonly SheetPlan[]): (name: string) => Found {
  const tables = new Map(
    plans.flatMap((plan) =>
      placedTables(plan).map((placed): [string, Found] => [placed.table.name, { ...placed, sheet: plan.name }]),
    ),
  );
  return (name) => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`there is no table ${name}`);
    return found;
  };
}

/** The sheets, each cell that is calculated from its place with its formula. */
export function withPlacedFormulas(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const tableNamed = tableFinder(plans);
  const placeAt = (row: number): FormulaPlace => ({
    row,
    firstRowOf: (table) => tableNamed(table).layout.firstTableRow,
    columnOf(name, header) {
      const { table, layout, sheet } = tableNamed(name);
      const column = table.columns.findIndex((one) => one.header === header) + 1;
      return absoluteReference(sheet, column, layout.firstTableRow, layout.lastTableRow - (table.hasTotalRow ? 1 : 0));
    },
  });
  const filledCell = (cell: Cell, row: number): Cell => {
    if (cell.formulaAt === undefined) return cell;
    const { formulaAt, ...rest } = cell;
    return { ...rest, formula: formulaAt(placeAt(row)) };
  };
  const filled = (cell: Row[number], row: number): Row[number] => (isCell(cell) ? filledCell(cell, row) : cell);
  const filledRow = (row: PlannedRow, number: number): PlannedRow =>
    row.map((cell) => (cell === null ? null : filledCell(cell, number)));
  const filledTable = ({ table, layout }: PlacedTable): PlacedTable['table'] =>
    table.isStreamed
      ? table
      : {
          ...table,
          rows: table.rows.map((row, index) => row.map((cell) => filled(cell, layout.firstTableRow + index))),
        };
  const filledPart = <Part extends SheetPart>(part: Part, layout: SheetLayout): Part => ({
    ...part,
    rows: part.rows.map((row, index) => filledRow(row, layout.firstRow + index)),
    table: part.table && filledTable({ table: part.table, layout }),
    rowsBelow: part.rowsBelow.map((row, index) => filledRow(row, layout.firstRowBelow + index)),
  });
  return plans.map((plan) => {
    const [, ...others] = placedParts(plan);
    return {
      ...filledPart(plan, sheetLayout(plan)),
      ...(plan.further && { further: others.map(({ part, layout }) => filledPart(part, layout)) }),
    };
  });
}
