import type { TableDescription } from '#input/fields/table.ts';
import type { SheetDescription } from '#input/fields/templates.ts';

/** A table with its place on a sheet. */
export interface FormTable {
  readonly table: TableDescription;
  /** The first column of the table, from 1. */
  readonly firstColumn: number;
  readonly headerRow: number;
  /** Rows that can be filled in: those of the table, and if it grows those that it can get. */
  readonly rowCount: number;
}

/** Rows of the sheet with tables of any length, above those that are filled in. */
export const refinementRows = { title: 4, help: 5, status: 6, header: 7 } as const;

/** The tables of the sheet with their places, from a column on: next to each other, with an empty column between them. */
export function tablesBeside({ tables }: Pick<SheetDescription, 'tables'>, first: number): readonly FormTable[] {
  let firstColumn = first;
  return tables.map((table) => {
    const form = { table, firstColumn, headerRow: refinementRows.header, rowCount: table.maximumRows };
    firstColumn += table.columns.length + 1;
    return form;
  });
}
