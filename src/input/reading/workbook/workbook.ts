import type { CellRange } from '#office/sheet/cell-name.ts';

/** A workbook as read: values with the type that Excel shows, nothing calculated, no range expanded. */
export interface Workbook {
  /** In the order of the tabs. */
  readonly sheets: readonly Sheet[];
  readonly definedNames: readonly DefinedName[];
  /** Day numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
  /** It asks to be calculated when it is opened: what is stored with its formulas may never have been calculated. */
  readonly asksToCalculate: boolean;
}

export interface DefinedName {
  readonly name: string;
  /** The formula as text, not interpreted: "Dossier!$C$5". */
  readonly reference: string;
  /** Name of the sheet to which the name is limited; null for the whole workbook. */
  readonly sheet: string | null;
}

/** An Excel table; `range` includes the header row. */
export interface Table {
  readonly name: string;
  readonly range: CellRange;
  readonly headerRows: number;
  readonly totalsRows: number;
}

/**
 * `date` is a number with a date format (value: the day number, fractions are time); `time` a number with a format of time or
 * duration only; `isoDate` a cell that stores a date as text. `error` holds "#N/A" and the like as text; it is
 * empty for a formula that was never calculated.
 */
export type CellKind = 'number' | 'date' | 'time' | 'isoDate' | 'text' | 'boolean' | 'error';

export interface Cell {
  /** From 1. */
  readonly row: number;
  /** From 1. */
  readonly column: number;
  readonly kind: CellKind;
  /** number, date, time: number; boolean: boolean; the others: text. For a formula: the value stored with it. */
  readonly value: number | boolean | string;
  /** True when the value comes from a formula. */
  readonly isFormula: boolean;
}

export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly tables: readonly Table[];
  /** Numbers of the rows that hold cells with a value, rising. */
  readonly rowNumbers: ArrayLike<number>;
  /** Those of them that a filter or a person hides. */
  readonly hiddenRows: ReadonlySet<number>;
  /** Cells that are one, over more than one column; the first holds the value. */
  readonly merges: readonly CellRange[];
  /** The cell, or null when it is empty or does not exist. */
  cell(row: number, column: number): Cell | null;
  /** The cells of a row that hold a value, from left to right. */
  cells(row: number): readonly Cell[];
}
