import type { NumberFormat } from '#output/model/number-formats.ts';
import { standardWidth } from '#output/writers/xlsx/page-columns.ts';
import { placedParts } from '#output/model/sheet-layout.ts';
import { shownLength, widensWithSize } from '#output/writers/xlsx/shown-length.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import { type Cell, type CellContent, type Table, isCell } from '#output/model/table.ts';

/** Room at both sides of a number, in characters. */
const padding = 2;

function lengthOf(content: CellContent, format: NumberFormat): number {
  return typeof content === 'number' ? shownLength(content, format) + padding : 0;
}

/** Headers are bold. */
const boldness = 1.1;

/** A word is not broken. */
const longestWord = (header: string): number =>
  Math.max(...header.split(/[ -]/).map(({ length }) => length)) * boldness + padding;

const cellLength = ({ look, content, format = 'general' }: Cell): number =>
  look === 'header' && typeof content === 'string' ? longestWord(content) : lengthOf(content, format);

const rowLengths = (row: PlannedRow): readonly number[] => row.map((cell) => (cell ? cellLength(cell) : 0));

/** The longest word and the widest number of each column of the table. */
const tableLengths = ({ columns, rows }: Table): readonly number[] =>
  columns.map(({ header, format }, column) => Math.max(longestWord(header), numbersLength(rows, column, format)));

/** The widest number of a column. Where those farthest from zero are widest, only these are worked out: a column has thousands. */
function numbersLength(rows: Table['rows'], column: number, format: NumberFormat): number {
  let [most, lowest, highest] = [0, Infinity, -Infinity];
  for (const row of rows) {
    const cell = row[column] ?? null;
    const [content, own] = isCell(cell) ? [cell.content, cell.format ?? format] : [cell, format];
    if (typeof content !== 'number') continue;
    if (own !== format || !widensWithSize(format)) most = Math.max(most, lengthOf(content, own));
    else [lowest, highest] = [Math.min(lowest, content), Math.max(highest, content)];
  }
  if (lowest > highest) return most;
  return Math.max(most, lengthOf(lowest, format), lengthOf(highest, format));
}

/** The sheet with columns that are wide enough for every number, however large the group is, and for every word of a header. */
export function withFittedWidths(plan: SheetPlan): SheetPlan {
  const lengths = placedParts(plan).flatMap(({ part: { rows, rowsBelow, table } }) =>
    rows
      .concat(rowsBelow)
      .map(rowLengths)
      .concat(table === null ? [] : [tableLengths(table)]),
  );
  const count = lengths.reduce((most, row) => Math.max(most, row.length), plan.widths.length);
  const widths = Array.from({ length: count }, (_, column) =>
    lengths.reduce((most, row) => Math.max(most, row[column] ?? 0), plan.widths[column] ?? standardWidth),
  );
  return { ...plan, widths };
}
