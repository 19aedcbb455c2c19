import type { Column, TableDescription } from '#contract/fields/table.ts';
import { sheetNamed } from '#documents/excel/dossier/field-places.ts';
import { printable } from '#documents/excel/dossier/shown-value.ts';
import type { Cell, Sheet, Table, Workbook } from '#documents/excel/workbook.ts';

/** Where a table of the template stands in this workbook. */
export interface TablePlace {
  readonly sheet: Sheet;
  readonly headerRow: number;
  /** Filled cells of the header row that belong to the table. */
  readonly headers: readonly Cell[];
  /** Last row of the table as Excel knows it; null when it is a plain list. */
  readonly lastRow: number | null;
  /** Rows from this one on are below the table (a row of totals); null when there is no such row. */
  readonly endRow: number | null;
}

export const headerText = (cell: Cell): string => printable(String(cell.value)).replaceAll(/\s+/g, ' ').toLowerCase();

export const isHeaderOf = (column: Column, cell: Cell): boolean => headerText(cell) === column.header.toLowerCase();

/** The table by its name. Its headers are those within its range, or all of the row where columns may be added. */
function namedTable(workbook: Workbook, description: TableDescription, takesWholeRow: boolean): TablePlace | null {
  const wanted = description.name.toLowerCase();
  for (const sheet of workbook.sheets) {
    const table = sheet.tables.find((item) => item.name.toLowerCase() === wanted && item.headerRows === 1);
    if (table) return tableAt(sheet, table, takesWholeRow);
  }
  return null;
}

function tableAt(sheet: Sheet, { range, totalsRows }: Table, takesWholeRow: boolean): TablePlace {
  const headers = sheet
    .cells(range.firstRow)
    .filter((cell) => takesWholeRow || (cell.column >= range.firstColumn && cell.column <= range.lastColumn));
  const lastRow = range.lastRow - totalsRows;
  return { sheet, headerRow: range.firstRow, headers, lastRow, endRow: totalsRows > 0 ? range.lastRow : null };
}

/** The first row of the expected sheet that has all required headers. */
function listWithHeaders(workbook: Workbook, description: TableDescription, sheetName: string): TablePlace | null {
  const sheet = sheetNamed(workbook, sheetName);
  if (!sheet) return null;
  const required = description.columns.filter((column) => column.required);
  for (const row of Array.from(sheet.rowNumbers)) {
    const headers = sheet.cells(row).filter((cell) => cell.kind === 'text');
    const found = required.filter((column) => headers.some((cell) => isHeaderOf(column, cell))).length;
    // Three of the headers are enough to know the list by; what is missing is reported then.
    if (found === required.length || found >= 3) return { sheet, headerRow: row, headers, lastRow: null, endRow: null };
  }
  return null;
}

/** Finds a table by its name, or by its headers on the sheet where it belongs. */
export function tablePlace(
  workbook: Workbook,
  description: TableDescription,
  sheetName: string,
  takesWholeRow = false,
): TablePlace | null {
  return namedTable(workbook, description, takesWholeRow) ?? listWithHeaders(workbook, description, sheetName);
}
