import type { DateColumn, NumberColumn } from '#input/fields/table.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';

/** The filled cell of a row in a column; null when there is none. */
export function filledCell(cells: readonly Cell[], column: number): Cell | null {
  // Rows without gaps have the cell at its own place.
  const guess = cells[column - 1];
  const cell = guess?.column === column ? guess : cells.find((item) => item.column === column);
  return cell === undefined || isEmpty(cell) ? null : cell;
}

/** A column of days or of numbers, and where it is. */
export type DayPlace = FoundColumn & { readonly description: DateColumn };
export type NumberPlace = FoundColumn & { readonly description: NumberColumn };

/** The column of the participants with this key; undefined when it was not found. */
export const columnWith = (columns: readonly FoundColumn[], key: string): FoundColumn | undefined =>
  columns.find(({ description }) => description.key === key);

export const dayColumns = (columns: readonly FoundColumn[]): readonly DayPlace[] =>
  columns.filter((found): found is DayPlace => found.description.type === 'date');

export const numberColumns = (columns: readonly FoundColumn[]): readonly NumberPlace[] =>
  columns.filter((found): found is NumberPlace => 'unit' in found.description);
