import type { NumberFormat } from '#output/workbook/number-formats.ts';
import { placedParts } from '#output/workbook/sheet-layout.ts';
import { shownLength } from '#output/workbook/shown-length.ts';
import {
  type CellContent,
  isPlanned,
  type PlannedRow,
  type PlannedTable,
  type SheetPlan,
} from '#output/workbook/sheet-plan.ts';

/** Room at both sides of a number, in characters. */
const padding = 2;

function lengthOf(content: CellContent, format: NumberFormat): number {
  return typeof content === 'number' ? shownLength(content, format) + padding : 0;
}

const rowLengths = (row: PlannedRow): readonly number[] =>
  row.map((cell) => (cell ? lengthOf(cell.content, cell.format ?? 'general') : 0));

/** Headers are bold. */
const boldness = 1.1;

/** A word is not broken. */
const longestWord = (header: string): number =>
  Math.max(...header.split(/[ -]/).map(({ length }) => length)) * boldness + padding;

/** The longest word and the widest number of each column of the table. */
function tableLengths(table: PlannedTable): readonly number[] {
  return table.columns.map(({ header, format }, column) =>
    table.rows.reduce((most, row) => {
      const cell = row[column] ?? null;
      const length = isPlanned(cell) ? lengthOf(cell.content, cell.format ?? format) : lengthOf(cell, format);
      return Math.max(most, length);
    }, longestWord(header)),
  );
}

/** The sheet with columns that are wide enough for every number, however large the group is. */
export function withFittedWidths(plan: SheetPlan): SheetPlan {
  const lengths = placedParts(plan).flatMap(({ part: { rows, rowsBelow, table } }) =>
    rows
      .concat(rowsBelow)
      .map(rowLengths)
      .concat(table === null ? [] : [tableLengths(table)]),
  );
  const widths = plan.widths.map((width, column) =>
    lengths.reduce((most, row) => Math.max(most, row[column] ?? 0), width),
  );
  return { ...plan, widths };
}
