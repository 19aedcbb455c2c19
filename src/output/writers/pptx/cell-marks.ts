import type { MarkedCell } from '#output/model/section.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';

/** What stands out in a table; rows are counted below the heading. */
type Marks = Pick<SlideTable, 'emphasised' | 'boldColumns' | 'marked'>;

export const isStrong = ({ emphasised = [] }: Marks, row: number): boolean => emphasised.includes(row);

/** The mark of a cell; undefined where it has none. */
export const markOf = ({ marked = [] }: Marks, row: number, column: number): MarkedCell['mark'] | undefined =>
  marked.find((cell) => cell.row === row && cell.column === column)?.mark;

/** Whether a cell is bold, which takes more room. */
export const isBoldCell = (table: Marks, row: number, column: number): boolean =>
  markOf(table, row, column) !== undefined || (isStrong(table, row) && column < (table.boldColumns ?? Infinity));
