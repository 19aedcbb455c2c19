import type { SlideTable } from '#documents/slides/slide-table.ts';

/** What stands in a cell that has nothing to tell. */
export const nothing = '–';

/** Columns and rows without the columns in which no row has anything to tell. */
export function toldColumns({
  columns,
  rows,
}: Pick<SlideTable, 'columns' | 'rows'>): Pick<SlideTable, 'columns' | 'rows'> {
  const isTold = (_: unknown, column: number): boolean =>
    rows.some((row) => ![nothing, ''].includes(row[column] ?? ''));
  return { columns: columns.filter(isTold), rows: rows.map((row) => row.filter(isTold)) };
}
