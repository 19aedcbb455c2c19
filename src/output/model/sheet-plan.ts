import type { SeriesLook } from '#output/language/series-look.ts';
import type { Logo } from '#office/document/house-style.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { Cell, Table } from '#output/model/table.ts';

/** A part of a sheet: texts, a table, texts below it, and charts below those. */
export interface SheetPart {
  readonly rows: readonly PlannedRow[];
  /** Starts under `rows`. */
  readonly table: Table | null;
  /** Starts two rows under the table. */
  readonly rowsBelow: readonly PlannedRow[];
  /** Drawn under all that, one below another; their series are columns of the table of this part. */
  readonly charts: readonly PlannedChart[];
  /** What is there to look things up is not printed; such parts come after those that are. */
  readonly isPrinted?: false;
}

/** A sheet described as data: its contents, their places and meaning; `sheet-rows` writes its rows, `frame-sheet` draws the rest. */
export interface SheetPlan extends SheetPart {
  readonly name: SheetName;
  /** Widths in characters, from column A. */
  readonly widths: readonly number[];
  readonly orientation: 'portrait' | 'landscape';
  /** Columns with which printed pages start after the first, where the columns are spread over several. */
  readonly pageStarts?: readonly number[];
  /** Columns that are repeated at the left of each printed page. */
  readonly repeatedColumns: number;
  /** Columns out of sight until a reader opens them, first and last, from 1. */
  readonly groupedColumns?: readonly (readonly [first: number, last: number])[];
  /** The first row is the title of the sheet; further parts come below, an empty row between them. */
  readonly further?: readonly SheetPart[];
  /** Drawn in the first row; absent on most sheets. */
  readonly picture?: PlannedPicture;
  /** What a reader can choose on the sheet, and ranges with a name; absent on sheets that are only read. */
  readonly controls?: SheetControls;
}

/** The logo of a house style. */
export interface PlannedPicture {
  readonly logo: Logo;
  /** Alternative text. */
  readonly description: string;
  /** From 1. */
  readonly column: number;
}

/** Rows and columns count from 1. */
export interface SheetControls {
  readonly ranges: readonly NamedRange[];
  readonly choices: readonly Choice[];
  /** Rows with a line under each whose first column is filled: their number depends on what was chosen. */
  readonly growingRows?: readonly { readonly firstRow: number; readonly lastRow: number; readonly columns: number }[];
  /** Cells with the verdict of a comparison: coloured as a warning when they hold another text than `right`. */
  readonly verdicts: readonly { readonly row: number; readonly column: number; readonly right: string }[];
}

/** A part of one or more columns that formulas call by its name. */
export interface NamedRange {
  readonly name: string;
  readonly column: number;
  readonly lastColumn?: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/** A cell in which one of a list of values is chosen. */
export interface Choice {
  readonly row: number;
  readonly column: number;
  /** The range that holds the values. */
  readonly list: string;
  readonly title: string;
  readonly prompt: string;
}

/** The sheets in view, in the order of the tabs: the answer, its proof, and what it was made from. */
export const answerSheetNames = [
  'Samenvatting',
  'De vier premies',
  'Lasten',
  'Medewerkers',
  'Compensatie',
  'Transitie-effecten',
  'Gevoeligheid',
] as const;
export const proofSheetNames = ['Toetsen'] as const;
export const sourceSheetNames = ['Uitgangspunten', 'Deelnemers'] as const;

export const sheetNames = [...answerSheetNames, ...proofSheetNames, ...sourceSheetNames] as const;

/** Behind the others: the long tables for programs, and `Narekenen` with what it calculates with. */
export const hiddenSheetNames = [
  'Gegevens',
  'Narekenen',
  'Narekenen maanden',
  'Narekenen omrekening',
  'Narekenen tabellen',
  'Sterftekansen',
  'Invoer deelnemers',
] as const;

export type ShownSheetName = (typeof sheetNames)[number];
export type SheetName = ShownSheetName | (typeof hiddenSheetNames)[number] | 'Fouten';

export type PlannedRow = readonly (Cell | null)[];

export interface PlannedChart {
  /** Steps: lines over numbers, where a number that comes twice draws straight up. Bar: columns that lie, the first on top. */
  readonly kind: 'line' | 'column' | 'bar' | 'steps';
  /** Lines: which points carry a mark; spread where points are many, so that no mark covers another. */
  readonly marks: 'none' | 'each' | 'spread';
  readonly title: string;
  /** Alternative text of the chart. */
  readonly description: string;
  readonly categoryTitle: string;
  /** Many names along a narrow axis are written slantwise. */
  readonly slantsNames?: true;
  readonly valueTitle: string;
  readonly valueFormat: NumberFormat;
  readonly series: readonly PlannedSeries[];
  /** Name of the table on this sheet with the series; absent where it is that of its own part. */
  readonly table?: string;
  readonly size: { readonly columns: number; readonly rows: number };
}

/** Rows count from the first row under the header of the table, columns from 1. */
export interface PlannedSeries {
  readonly name: string;
  readonly look: SeriesLook;
  readonly categoryColumn: number;
  readonly valueColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
}
