import type { Column, TableDescription } from '#input/fields/table.ts';
import { bareLabel, sheetNamed } from '#input/dossier/field-places.ts';
import { printable } from '#input/dossier/shown-value.ts';
import type { Cell, Sheet, Table, Workbook } from '#input/reader/workbook.ts';

/** Where a table of the template is in this workbook. */
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

/** How far headers are looked for on a sheet. */
const searched = { rows: 200, columns: 100 };

/** The row of the heading above a table; null when it is not there. */
function headingRow(sheet: Sheet, { title }: TableDescription): number | null {
  for (const row of Array.from(sheet.rowNumbers)) {
    const [first] = sheet.cells(row);
    if (first?.kind === 'text' && bareLabel(String(first.value)) === title.toLowerCase()) return row;
  }
  return null;
}

/** The first row of the sheet after `from` that has all required headers, or at least three of them: the rest is then missing. */
function headersBelow(sheet: Sheet, description: TableDescription, from: number): TablePlace | null {
  const required = description.columns.filter((column) => column.required).map((column) => column.header.toLowerCase());
  const rows = Array.from(sheet.rowNumbers).filter((row) => row > from);
  for (const headerRow of rows.slice(0, searched.rows)) {
    const headers = sheet.cells(headerRow).filter((cell) => cell.kind === 'text' && cell.column <= searched.columns);
    const texts = new Set(headers.map(headerText));
    const found = required.filter((header) => texts.has(header)).length;
    if (found === required.length || found >= 3) return { sheet, headerRow, headers, lastRow: null, endRow: null };
  }
  return null;
}

interface Searching {
  /** Columns may be added beside the table. */
  readonly takesWholeRow?: boolean;
  /** Another table of the sheet has the same headers: only the heading above distinguishes them. */
  readonly hasTwin?: boolean;
}

/** Finds a table by its name, or by its heading and headers on the sheet where it belongs. */
export function tablePlace(
  workbook: Workbook,
  description: TableDescription,
  sheetName: string,
  { takesWholeRow = false, hasTwin = false }: Searching = {},
): TablePlace | null {
  const named = namedTable(workbook, description, takesWholeRow);
  const sheet = named ? null : sheetNamed(workbook, sheetName);
  if (!sheet) return named;
  const heading = headingRow(sheet, description);
  return heading === null && hasTwin ? null : headersBelow(sheet, description, heading ?? 0);
}
