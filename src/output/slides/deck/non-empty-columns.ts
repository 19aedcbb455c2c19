import type { SlideTable } from '#output/slides/drawing/slide-table.ts';

/** What an empty cell shows. */
export const emptyCellMark = '–';

/** Columns and rows without the columns that are empty in every row. */
export function nonEmptyColumns({
  columns,
  rows,
}: Pick<SlideTable, 'columns' | 'rows'>): Pick<SlideTable, 'columns' | 'rows'> {
  const isFilled = (_: unknown, column: number): boolean =>
    rows.some((row) => ![emptyCellMark, ''].includes(row[column] ?? ''));
  return { columns: columns.filter(isFilled), rows: rows.map((row) => row.filter(isFilled)) };
}
