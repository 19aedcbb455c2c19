/** What a cell holds, as formulas see it. */
export type CellValue = number | string | boolean | null;

/** A rectangle of cells; rows and columns count from 1, ends included. */
export interface Area {
  readonly sheet: string;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Where a formula finds other cells and names. */
export interface CellSource {
  readonly valueAt: (sheet: string, row: number, column: number) => CellValue;
  readonly areaOf: (name: string) => Area;
}

/** The cells around a formula, seen from its own row. */
export interface FormulaPlace extends CellSource {
  readonly row: number;
}

/** A formula, or a part of one, ready to be worked out for any row: it gives a value, or cells to take values from. */
export type Expression = (place: FormulaPlace) => CellValue | Area;

export const isArea = (given: CellValue | Area): given is Area => typeof given === 'object' && given !== null;

/** Values of all cells, row by row. */
export function valuesOf(area: Area, source: CellSource): readonly CellValue[] {
  const values: CellValue[] = [];
  for (let row = area.firstRow; row <= area.lastRow; row++) {
    for (let column = area.firstColumn; column <= area.lastColumn; column++) {
      values.push(source.valueAt(area.sheet, row, column));
    }
  }
  return values;
}

/** The one value of a part. Throws for several cells. */
export function valueOf(given: CellValue | Area, source: CellSource): CellValue {
  if (!isArea(given)) return given;
  if (given.firstRow !== given.lastRow || given.firstColumn !== given.lastColumn)
    throw new Error('several cells are not one value');
  return source.valueAt(given.sheet, given.firstRow, given.firstColumn);
}

/** A value as a number: an empty cell is 0, and a text counts when it is a number in digits. Throws for other texts. */
export function numberIn(value: CellValue): number {
  if (typeof value === 'string' && !/^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(value)) throw new Error('a text is no number');
  return Number(value);
}

/** A value as a text: an empty cell is an empty one. */
export const textIn = (value: CellValue): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '');
