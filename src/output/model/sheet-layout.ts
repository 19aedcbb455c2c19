import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';

/** Rows of a part of a sheet, from 1. */
export interface SheetLayout {
  readonly firstRow: number;
  /** Row of the table's header; 0 when there is no table. */
  readonly headerRow: number;
  readonly firstTableRow: number;
  readonly lastTableRow: number;
  readonly firstRowBelow: number;
  /** First row of each chart. */
  readonly chartRows: readonly number[];
  /** With everything that is drawn. */
  readonly lastRow: number;
}

/** A part where it stands on its sheet. */
export interface PlacedPart {
  readonly part: SheetPart;
  readonly layout: SheetLayout;
}

/** The title alone: every sheet can be scrolled through with all of the window. */
export const frozenRows = 1;

/** Rows of a part that starts under so many rows. */
function partLayout({ rows, table, rowsBelow, charts }: SheetPart, above: number): SheetLayout {
  const lastOfRows = above + rows.length;
  const headerRow = table ? lastOfRows + 1 : 0;
  const lastTableRow = table ? headerRow + Math.max(1, table.rows.length) : 0;
  const firstRowBelow = Math.max(lastOfRows, lastTableRow) + 2;
  const written = rowsBelow.length === 0 ? firstRowBelow - 2 : firstRowBelow + rowsBelow.length - 1;
  const chartRows: number[] = [];
  let lastRow = written;
  for (const { size } of charts) {
    chartRows.push(lastRow + 2);
    lastRow += 1 + size.rows;
  }
  return {
    firstRow: above + 1,
    headerRow,
    firstTableRow: headerRow + 1,
    lastTableRow,
    firstRowBelow,
    chartRows,
    lastRow,
  };
}

/** The parts of a sheet, one below another with an empty row between them. */
export function placedParts(plan: SheetPlan): readonly PlacedPart[] {
  const placed: PlacedPart[] = [];
  let above = 0;
  for (const part of [plan, ...(plan.further ?? [])]) {
    const layout = partLayout(part, above);
    placed.push({ part, layout });
    above = layout.lastRow + 1;
  }
  return placed;
}

/** Rows of the first part of a sheet: on most sheets there is no other. */
export const sheetLayout = (plan: SheetPlan): SheetLayout => partLayout(plan, 0);

/** A table with where it stands. */
export interface PlacedTable {
  readonly table: Table;
  readonly layout: SheetLayout;
}

export const placedTables = (plan: SheetPlan): readonly PlacedTable[] =>
  placedParts(plan).flatMap(({ part: { table }, layout }) => (table === null ? [] : { table, layout }));

/** Those that programs see, in the order in which their parts are numbered. */
export const excelTables = (plan: SheetPlan): readonly PlacedTable[] =>
  placedTables(plan).filter(({ table }) => table.isPlain !== true);
