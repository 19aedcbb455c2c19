import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';

export type CellContent = number | string | PlainDate | null;

/** What a cell is for; decides font, fill and border. */
export type Look =
  | 'title'
  | 'subtitle'
  | 'heading'
  | 'header'
  | 'text'
  | 'note'
  | 'label'
  | 'value'
  | 'strong'
  | 'front'
  | 'choice'
  | 'link'
  | 'conclusion'
  | 'jump'
  | 'plate'
  | 'figure'
  | CheckLook;
export type CheckLook = 'pass' | 'warning' | 'error';

export interface Cell {
  readonly content: CellContent;
  readonly look: Look;
  readonly format?: NumberFormat;
  /** Breaks lines within the cell. */
  readonly wraps?: boolean;
  /** Headers above numbers are aligned right, like the numbers. */
  readonly isRight?: boolean;
  /** Defined name of this cell for the whole workbook. */
  readonly name?: string;
  /** More defined names, of what comes to the same. */
  readonly alsoNamed?: readonly string[];
  /** Formula without its equals sign; `content` is then its value. */
  readonly formula?: string;
  /** The same for a cell whose formula follows from where that cell and other tables stand. */
  readonly formulaAt?: (place: FormulaPlace) => string;
  /** `formula` with its rows counted from its own (B[-1]), where the sheet knows it: the same for all of a column. */
  readonly relative?: string;
  /** Place in this workbook to which the cell links ("'Lasten'!A1"). */
  readonly target?: string;
  /** Where a figure comes from: it becomes a link to that cell. */
  readonly source?: CellSource;
  /** What readers see where the sheet has a longer text or another number of decimals. */
  readonly read?: string;
  /** The best or worst of its row or column, for readers. */
  readonly mark?: 'best' | 'worst';
  /** What the row of this cell is, for readers who see the cell. */
  readonly row?: readonly RowRole[];
}

/** A total is bold everywhere; for readers the row in front stands out as well, and what the law forbids is red. */
export type RowRole = 'total' | 'front' | 'barred';

/** Where a formula stands, and what it can point at. */
export interface FormulaPlace {
  readonly row: number;
  /** First row under the header of a table. */
  readonly firstRowOf: (table: string) => number;
  /** The cells of a column of a table. */
  readonly columnOf: (table: string, header: string) => string;
}

/** A cell in a table, on whatever sheet that is; rows count from 0 under the header. */
export interface CellSource {
  readonly table: string;
  readonly column: string;
  readonly row: number;
}

export interface Column {
  readonly header: string;
  /** The unit and the decimals of its values; of a text too. */
  readonly format: NumberFormat;
  readonly wraps?: boolean;
}

export const isCell = (value: Cell | CellContent | undefined): value is Cell =>
  typeof value === 'object' && value !== null && 'look' in value;

export type Row = readonly (Cell | CellContent)[];

/**
 * Rows of values with their formats, made once: a sheet places them as they are, `readTable` writes them out for slides,
 * documents and screens. As an Excel table without rows it gets one empty row, as Excel requires.
 */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The last row has the sums of the others; programs that sort and filter leave it where it is. */
  readonly hasTotalRow?: true;
  /** Drawn as a table that programs do not see: a sheet in view has one Excel table. */
  readonly isPlain?: true;
  /** Written row by row when its sheet is packed, for any number of rows, each column in one style; of planned cells only content and formula are used. */
  readonly isStreamed?: boolean;
}

export const contentOf = (cell: Row[number] | undefined): CellContent => (isCell(cell) ? cell.content : (cell ?? null));

/** A cell with the format of its column where it has none of its own. */
export const formattedCell = (cell: Row[number] | undefined, { format, wraps = false }: Column): Cell =>
  isCell(cell) ? { format, wraps, ...cell } : { content: cell ?? null, look: 'value', format, wraps };

/** Columns by their headers; texts in some of them may need more than one line. */
export const columnsOf = (
  formats: Readonly<Record<string, NumberFormat>>,
  wrapped: readonly string[] = [],
): readonly Column[] =>
  Object.entries(formats).map(([header, format]) =>
    wrapped.includes(header) ? { header, format, wraps: true } : { header, format },
  );

/** The place of the column with this header. Throws if there is none: what is shown would be empty. */
export function columnPlace({ name, columns }: Pick<Table, 'name' | 'columns'>, header: string): number {
  const place = columns.findIndex((column) => column.header === header);
  if (place < 0) throw new Error(`table ${name} has no column ${header}`);
  return place;
}

/** The rows that have these contents in their columns. */
export function rowsWhere(table: Table, contents: Readonly<Record<string, CellContent>>): readonly Row[] {
  const wanted = Object.entries(contents).map(([header, content]) => [columnPlace(table, header), content] as const);
  return table.rows.filter((row) => wanted.every(([place, content]) => contentOf(row[place]) === content));
}
