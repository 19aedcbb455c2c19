import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

/** Above the headers a file may have a title, a date and the name of the employer. */
const mostRowsAbove = 30;

/** A row of headers has at least so many. */
const fewestHeaders = 2;

/** How many different words a row has; 0 when something else stands in it as well, as in a row of a person. */
function headersIn(sheet: Sheet, row: number): number {
  const cells = sheet.cells(row).filter((cell) => !isEmpty(cell));
  const isWord = ({ kind, value }: Cell): boolean => kind === 'text' && /\p{L}/u.test(String(value));
  return cells.every(isWord) ? new Set(cells.map(({ value }) => String(value).trim().toLowerCase())).size : 0;
}

/**
 * The row with the headers: of the first rows the one with the most different words and nothing but words, the first of
 * those that have as many. Null when there is none.
 */
export function headerRow(sheet: Sheet): number | null {
  let best: { readonly row: number; readonly headers: number } | null = null;
  const rows = Array.from(sheet.rowNumbers).slice(0, mostRowsAbove);
  for (const row of rows) {
    const headers = headersIn(sheet, row);
    if (headers >= fewestHeaders && headers > (best?.headers ?? 0)) best = { row, headers };
  }
  return best?.row ?? null;
}
