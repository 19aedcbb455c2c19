import type { ChosenRows } from '#input/payroll-lists/chosen-rows.ts';
import type { SourceColumns } from '#input/payroll-lists/source-columns.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import type { Sheet } from '#input/reading/workbook/workbook.ts';

/** A row of the sheet as it stands. */
export interface RowInView {
  readonly row: number;
  readonly texts: readonly string[];
}

/** So many rows are in view from before the headers on, and of the last ones. */
const rowsBefore = 2;
const firstRows = 8;
const lastRows = 2;

/** Rows around the first of a list and its last ones; columns that tell who somebody is are left out. */
export function rowsInView(
  sheet: Sheet,
  rows: ChosenRows,
  { usable }: SourceColumns,
  date1904: boolean,
): readonly RowInView[] {
  const all = Array.from(sheet.rowNumbers);
  const from = all.filter((row) => row >= rows.firstHeader - rowsBefore).slice(0, firstRows);
  const until = all.filter((row) => row <= rows.last).slice(-lastRows);
  return [...new Set([...from, ...until])].map((row) => {
    const texts = usable.map(({ column }) => {
      const cell = sheet.cell(row, column);
      return cell ? shownValue(cell, date1904) : '';
    });
    return { row, texts };
  });
}
