import type { SheetPlan } from '#output/workbook/sheet-plan.ts';

/** Rows of the parts of a sheet, from 1. */
export interface SheetLayout {
  /** Row of the table's header; 0 when there is no table. */
  readonly headerRow: number;
  readonly firstTableRow: number;
  readonly lastTableRow: number;
  readonly firstRowBelow: number;
  /** Rows that stay in sight. */
  readonly frozenRows: number;
}

const mostFrozenRows = 14;

export function sheetLayout({ rows, table }: SheetPlan): SheetLayout {
  if (!table) {
    return { headerRow: 0, firstTableRow: 0, lastTableRow: 0, firstRowBelow: rows.length + 2, frozenRows: 1 };
  }
  const headerRow = rows.length + 1;
  const lastTableRow = headerRow + Math.max(1, table.rows.length);
  return {
    headerRow,
    firstTableRow: headerRow + 1,
    lastTableRow,
    firstRowBelow: lastTableRow + 2,
    frozenRows: headerRow <= mostFrozenRows ? headerRow : 1,
  };
}
