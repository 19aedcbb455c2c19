import type { Column, TableDescription } from '#input/fields/table.ts';
import { bareLabel, sheetNamed } from '#input/reading/cells/field-places.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import type { Cell, Sheet, Table, Workbook } from '#input/reading/workbook/workbook.ts';

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

/** A range may begin elsewhere than at the headers: some programs let it be the whole sheet. */
const startsWithHeaders = ({ headers }: TablePlace, { columns }: TableDescription): boolean =>
  headers.some((cell) => columns.some((column) => isHeaderOf(column, cell)));

/** How far headers are looked for on a sheet. */
const searched = { rows: 200, columns: 100 };

/** Where a table can be: below a row, and from the column of its heading on. */
interface Heading {
  readonly row: number;
  readonly firstColumn: number;
  /** The first column that is not its own. */
  readonly endColumn: number;
}

const wholeSheet: Heading = { row: 0, firstColumn: 1, endColumn: searched.columns + 1 };

/** The heading above a table; null when it is not there. Tables stand beside each other: it reaches as far as the table. */
function headingOf(sheet: Sheet, { title, columns }: TableDescription): Heading | null {
  for (const row of Array.from(sheet.rowNumbers)) {
    const heading = sheet
      .cells(row)
      .find((cell) => cell.kind === 'text' && bareLabel(String(cell.value)) === title.toLowerCase());
    if (heading) return { row, firstColumn: heading.column, endColumn: heading.column + columns.length };
  }
  return null;
}

/** The first row of the sheet below a heading that has all required headers, or at least three of them: the rest is then missing. */
function headersBelow(sheet: Sheet, description: TableDescription, heading: Heading): TablePlace | null {
  const required = description.columns.filter((column) => column.required).map((column) => column.header.toLowerCase());
  const rows = Array.from(sheet.rowNumbers).filter((row) => row > heading.row);
  for (const headerRow of rows.slice(0, searched.rows)) {
    const headers = sheet
      .cells(headerRow)
      .filter(({ kind, column }) => kind === 'text' && column >= heading.firstColumn && column < heading.endColumn);
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
  if (named && startsWithHeaders(named, description)) return named;
  const sheet = named?.sheet ?? sheetNamed(workbook, sheetName);
  if (!sheet) return null;
  const heading = headingOf(sheet, description);
  if (heading === null && hasTwin) return named;
  const { row } = heading ?? wholeSheet;
  return headersBelow(sheet, description, takesWholeRow ? { ...wholeSheet, row } : (heading ?? wholeSheet)) ?? named;
}
