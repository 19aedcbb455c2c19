/** A cell by its numbers; both count from 1. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** "C12"; null for what is no address of a single cell within a sheet. */
export function cellPlace(address: string): CellPlace | null {
  const match = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address);
  if (!match) return null;
  const [, letters = '', digits = ''] = match;
  const column = Array.from(letters).reduce((number, letter) => number * 26 + (letter.codePointAt(0) ?? 64) - 64, 0);
  const row = Number(digits);
  return column <= 16_384 && row <= 1_048_576 ? { row, column } : null;
}
