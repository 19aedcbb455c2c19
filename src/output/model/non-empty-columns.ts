import type { ExhibitTable } from '#output/model/section.ts';

/** What an empty cell shows. */
export const emptyCellMark = '–';

type Cells = Pick<ExhibitTable, 'columns' | 'rows'>;

/** Columns and rows without the columns that are empty in every row. */
export function nonEmptyColumns({ columns, rows }: Cells): Cells {
  const isFilled = (_: unknown, column: number): boolean =>
    rows.some((row) => ![emptyCellMark, ''].includes(row[column] ?? ''));
  return { columns: columns.filter(isFilled), rows: rows.map((row) => row.filter(isFilled)) };
}
