import type { SheetPlan } from '#output/model/sheet-plan.ts';

/** Columns from and to, counted from 1. */
export type Columns = readonly [number, number];

/** Width in characters of a column for which the sheet plans none. */
export const standardWidth = 8.43;

/** Each part from its start to just before the next one. */
export const parts = (starts: readonly number[], last: number): readonly Columns[] =>
  starts.map((start, index) => [start, (starts[index + 1] ?? last + 1) - 1]);

/** Characters of a line that reads well: texts run on over as many columns. */
const readableLine = 110;

function columnsOfLine(widths: readonly number[]): number {
  let room = 0;
  const place = widths.findIndex((width) => (room += width) >= readableLine);
  return place < 0 ? widths.length : place + 1;
}

/** Columns in which something stands that is printed. */
function printedColumns(plan: SheetPlan): number {
  const printed = [plan, ...(plan.further ?? [])].filter(({ isPrinted }) => isPrinted !== false);
  const counts = printed.flatMap(({ rows, table, rowsBelow, charts }) =>
    rows
      .concat(rowsBelow)
      .map(({ length }) => length)
      .concat(
        table?.columns.length ?? 0,
        charts.map(({ size }) => size.columns),
      ),
  );
  return counts.reduce((most, count) => Math.max(most, count), columnsOfLine(plan.widths));
}

/** The columns of each printed page, without those that are repeated. */
export const pageColumns = (plan: SheetPlan): readonly Columns[] =>
  parts([1, ...(plan.pageStarts ?? [])], printedColumns(plan));

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Widths of the columns of a page, with those that are repeated at the left of each but the first. */
export function pageWidths({ widths, repeatedColumns }: SheetPlan, [first, last]: Columns): readonly number[] {
  const own = Array.from({ length: last - first + 1 }, (_, index) => widths[first - 1 + index] ?? standardWidth);
  return first === 1 ? own : widths.slice(0, repeatedColumns).concat(own);
}

/** The same of the widest page: Excel prints a sheet at one scale, LibreOffice each page at that of its own columns. */
export const widestPage = (plan: SheetPlan): readonly number[] =>
  pageColumns(plan)
    .map((columns) => pageWidths(plan, columns))
    .reduce((most, page) => (sum(page) > sum(most) ? page : most));
