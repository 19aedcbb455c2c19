import type { Cell } from '#input/reading/workbook/workbook.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';

/** The filled cell of a row in a column; null when there is none. */
export function filledCell(cells: readonly Cell[], column: number): Cell | null {
  // Rows without gaps have the cell at its own place.
  const guess = cells[column - 1];
  const cell = guess?.column === column ? guess : cells.find((item) => item.column === column);
  return cell === undefined || isEmpty(cell) ? null : cell;
}
