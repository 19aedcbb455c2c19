import { headerWords, isOfRelative } from '#input/payroll-lists/header-meaning.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

export const filledCells = (sheet: Sheet, row: number): readonly Cell[] =>
  sheet.cells(row).filter((cell) => !isEmpty(cell));

/** A line of a header, as written. */
export const headerLine = ({ value }: Cell): string => printable(String(value)).replaceAll(/\s+/g, ' ');

/** Headers below a row, by their columns. */
function headersBelow(sheet: Sheet, row: number, lastHeader: number): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (let below = row + 1; below <= lastHeader; below++)
    for (const cell of filledCells(sheet, below))
      texts.set(cell.column, `${texts.get(cell.column) ?? ''} ${headerLine(cell)}`);
  return texts;
}

/** The last column with a header below a cell that has nothing beside it. */
function carriedUntil(column: number, next: number, below: ReadonlyMap<number, string>): number {
  let last = column;
  while (last + 1 < next && below.has(last + 1)) last += 1;
  return last;
}

/** Whether a text must be of all columns up to the next: headers below it come elsewhere too, or they are of a partner. */
function isCarried(cell: Cell, columns: readonly number[], below: ReadonlyMap<number, string>): boolean {
  if (!below.has(cell.column)) return false;
  const own = new Set(columns.map((column) => below.get(column)));
  const isElsewhere = [...below].some(([column, text]) => !columns.includes(column) && own.has(text));
  return isElsewhere || isOfRelative(headerWords(headerLine(cell)).split(' '));
}

const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * By columns the name of the group that stands above their headers: in merged cells, or where a sheet has none in the first cell of several.
 * What stands alone above the first column is a title.
 */
export function groupsOver(sheet: Sheet, row: number, lastHeader: number): ReadonlyMap<number, string> {
  const groups = new Map<number, string>();
  const filled = row < lastHeader ? filledCells(sheet, row) : [];
  const below = headersBelow(sheet, row, lastHeader);
  if (filled.length === 0 || (filled.length === 1 && (filled[0]?.column ?? 0) <= Math.min(...below.keys())))
    return groups;
  const merges = sheet.merges.filter(({ firstRow }) => firstRow === row);
  for (const [index, cell] of filled.entries()) {
    const merged = merges.find(({ firstColumn }) => firstColumn === cell.column);
    const next = filled[index + 1]?.column ?? Infinity;
    const last = merged?.lastColumn ?? (merges.length > 0 ? cell.column : carriedUntil(cell.column, next, below));
    const columns = range(cell.column, last).filter((column) => below.has(column));
    if (columns.length > 1 && (merged || isCarried(cell, columns, below)))
      for (const column of columns) groups.set(column, headerLine(cell));
  }
  return groups;
}
