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

/** What a part of a formula gives: a value, or cells to take values from. */
export type Given = CellValue | Area;

/** Where a formula finds other cells and names. */
export interface CellSource {
  readonly valueAt: (sheet: string, row: number, column: number) => CellValue;
  readonly areaOf: (name: string) => Area;
}

/** The cells around a formula, seen from its own row. */
export interface FormulaPlace extends CellSource {
  readonly row: number;
}

/** A formula, or a part of one, ready to be worked out for any row. */
export type Expression = (source: FormulaPlace) => Given;

export const isArea = (given: Given): given is Area => typeof given === 'object' && given !== null;

/** The one value of a part; cells must be a single one. */
export function valueOf(given: Given, source: CellSource): CellValue {
  if (!isArea(given)) return given;
  if (given.firstRow !== given.lastRow || given.firstColumn !== given.lastColumn) {
    throw new Error(`${given.sheet}: ${given.firstRow}:${given.lastRow} is not one cell`);
  }
  return source.valueAt(given.sheet, given.firstRow, given.firstColumn);
}

/** The part as a number, as a program reckons with it; an empty cell is 0. Throws for text. */
export function numberOf(given: Given, source: CellSource): number {
  const value = valueOf(given, source);
  if (typeof value === 'string') throw new Error(`"${value}" is no number`);
  return Number(value);
}

/** Values of all cells, row by row. */
export function* valuesOf(area: Area, source: CellSource): Generator<CellValue> {
  for (let row = area.firstRow; row <= area.lastRow; row++) {
    for (let column = area.firstColumn; column <= area.lastColumn; column++) {
      yield source.valueAt(area.sheet, row, column);
    }
  }
}
