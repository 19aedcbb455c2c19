import type { CellRange } from '#documents/excel/workbook.ts';

export const maximumRow = 1_048_576;
export const maximumColumn = 16_384;

/** Letters of a column, from 1: A, Z, AA. */
function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** "C12" for row 12, column 3. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row}`;

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

function cellPlace(text: string): CellPlace | null {
  const [, letters, digits] = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(digits);
  return row >= 1 && row <= maximumRow && column <= maximumColumn ? { row, column } : null;
}

/** The range that a text like "A4:J6" or "$B$5" means; null for anything else. */
export function cellRange(text: string): CellRange | null {
  const [first = '', last = first, ...rest] = text.split(':');
  const [start, end] = [cellPlace(first), cellPlace(last)];
  if (!start || !end || rest.length > 0 || end.row < start.row || end.column < start.column) return null;
  return { firstRow: start.row, firstColumn: start.column, lastRow: end.row, lastColumn: end.column };
}
