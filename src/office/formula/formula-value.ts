/** What a cell holds, as formulas see it. */
export type CellValue = number | string | boolean | null;

/** An error value as cells show them (#VALUE!, #N/A): it spoils what it is part of, and is no answer of ours. */
export class FormulaFault {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** One of the values that a formula works with. */
export type Item = CellValue | FormulaFault;

/** A rectangle of cells; rows and columns count from 1, ends included. */
export interface Area {
  readonly sheet: string;
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Values that a formula works out for several cells at once, row by row. */
export interface Grid {
  readonly columns: number;
  readonly items: readonly Item[];
}

/** What a part of a formula gives: a value, or cells to take values from. */
export type Given = Item | Area | Grid;

/** Where a formula finds other cells and names. */
export interface CellSource {
  readonly valueAt: (sheet: string, row: number, column: number) => CellValue;
  readonly areaOf: (name: string) => Area;
  /** The values of an area, where that is known faster than cell by cell. */
  readonly itemsOf?: (area: Area) => readonly CellValue[];
}

/** The cells around a formula, seen from its own row. */
export interface FormulaPlace extends CellSource {
  readonly row: number;
}

/** A formula, or a part of one, ready to be worked out for any row. */
export type Expression = (source: FormulaPlace) => Given;

export const isArea = (given: Given): given is Area => typeof given === 'object' && given !== null && 'sheet' in given;

export const isGrid = (given: Given): given is Grid => typeof given === 'object' && given !== null && 'items' in given;

/** Values of all cells, row by row. */
export function valuesOf(area: Area, source: CellSource): readonly CellValue[] {
  if (source.itemsOf) return source.itemsOf(area);
  const values: CellValue[] = [];
  for (let row = area.firstRow; row <= area.lastRow; row++) {
    for (let column = area.firstColumn; column <= area.lastColumn; column++) {
      values.push(source.valueAt(area.sheet, row, column));
    }
  }
  return values;
}

/** A part as what a function works with: one value, or those of several cells. */
export function operandOf(given: Given, source: CellSource): Item | Grid {
  if (!isArea(given)) return given;
  if (given.firstRow === given.lastRow && given.firstColumn === given.lastColumn)
    return source.valueAt(given.sheet, given.firstRow, given.firstColumn);
  return { columns: given.lastColumn - given.firstColumn + 1, items: valuesOf(given, source) };
}

/** The one value of a part. Throws for an error value, and for several cells. */
export function valueOf(given: Given, source: CellSource): CellValue {
  const value = operandOf(given, source);
  if (value instanceof FormulaFault) throw new Error(value.reason);
  if (typeof value === 'object' && value !== null) throw new Error('several cells are not one value');
  return value;
}

const noNumber = new FormulaFault('a text is no number');

/** A value as a number: an empty cell is 0, and a text counts when it is a number in digits. */
export function numberIn(value: CellValue): number | FormulaFault {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number(value);
  return /^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : noNumber;
}

/** A value as a text: an empty cell is an empty one. */
export const textIn = (value: CellValue): string =>
  typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '');

/** The part as a number. Throws for text and for several cells. */
export function numberOf(given: Given, source: CellSource): number {
  const value = numberIn(valueOf(given, source));
  if (value instanceof FormulaFault) throw new Error(value.reason);
  return value;
}
