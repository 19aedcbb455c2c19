/** A cell by its numbers; both count from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns count from 1, both ends included. */
export interface CellRange {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

export const maximumRow = 1_048_576;
export const maximumColumn = 16_384;

/** Letters of a column: 1 is A, 28 is AB. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The column that capital letters mean: A is 1, AB is 28. */
export function columnNumber(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** "C12" for row 12, column 3. */
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row}`;

/** Address of a range: A1:C5. */
export const rangeName = ({ firstRow, firstColumn, lastRow, lastColumn }: CellRange): string =>
  `${cellName(firstRow, firstColumn)}:${cellName(lastRow, lastColumn)}`;

/** The cell that "C12" means; null for what is no name of a single cell within a sheet. */
export function cellPlace(name: string): CellPlace | null {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (letters === undefined || digits === undefined) return null;
  const [row, column] = [Number(digits), columnNumber(letters)];
  return row <= maximumRow && column <= maximumColumn ? { row, column } : null;
}

/** A cell in a reference: small letters and signs that hold a row or a column ($C$12) are allowed there. */
const referredCell = (text: string): CellPlace | null =>
  cellPlace(text.toUpperCase().replace(/^\$?([A-Z]+)\$?(\d+)$/, '$1$2'));

/** The range that a text like "A4:J6" or "$B$5" means; null for anything else. */
export function cellRange(text: string): CellRange | null {
  const [first = '', last = first, ...rest] = text.split(':');
  const [start, end] = [referredCell(first), referredCell(last)];
  if (!start || !end || rest.length > 0 || end.row < start.row || end.column < start.column) return null;
  return { firstRow: start.row, firstColumn: start.column, lastRow: end.row, lastColumn: end.column };
}
