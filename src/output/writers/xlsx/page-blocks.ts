import { type Columns, pageColumns, pageWidths, widestPage } from '#output/writers/xlsx/page-columns.ts';
import { type Block, pageRows } from '#office/sheet/page-rows.ts';
import { pageHeight } from '#office/sheet/page-size.ts';
import { lineHeight } from '#office/sheet/row-height.ts';
import { rowHeight } from '#output/writers/xlsx/planned-row-height.ts';
import { type PlacedPart, placedParts } from '#output/model/sheet-layout.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import { tableCells, tableHeaderHeight, tableHeight } from '#output/writers/xlsx/table-cells.ts';

/** The rows that are printed: the height of each in points, and those with which a block starts. */
interface PrintedRows {
  /** By row, from 1. */
  readonly heights: readonly number[];
  readonly starts: readonly number[];
  /** Rows in which nothing stands, but for those under a chart. */
  readonly empty: ReadonlySet<number>;
  readonly lastRow: number;
}

const printedParts = (plan: SheetPlan): readonly PlacedPart[] =>
  placedParts(plan).filter(({ part }) => part.isPrinted !== false);

/** Rows below the first one with which a block starts: headings, and charts. */
function startsOf({ part, layout }: PlacedPart): readonly number[] {
  const headings = (rows: readonly PlannedRow[], firstRow: number): readonly number[] =>
    rows.flatMap((row, index) => (row[0]?.look === 'heading' ? [firstRow + index] : []));
  const below = part.rowsBelow.length === 0 ? [] : [layout.firstRowBelow];
  const under = headings(part.rowsBelow, layout.firstRowBelow);
  const texts = [layout.firstRow, ...headings(part.rows, layout.firstRow), ...below, ...under];
  return texts.concat(layout.chartRows.filter((row) => !isIntroduced(row, texts)));
}

/** A heading, a sentence and an empty row at most stand with the chart below them. */
const introduction = 3;

const isIntroduced = (chartRow: number, starts: readonly number[]): boolean =>
  starts.some((start) => start <= chartRow && chartRow - start <= introduction);

const emptyRows = (rows: readonly PlannedRow[], firstRow: number): readonly number[] =>
  rows.flatMap((row, index) => (row.length === 0 ? [firstRow + index] : []));

const emptyIn = ({ part, layout }: PlacedPart): readonly number[] =>
  emptyRows(part.rows, layout.firstRow).concat(emptyRows(part.rowsBelow, layout.firstRowBelow));

function writeHeights({ part, layout }: PlacedPart, widths: readonly number[], heights: number[]): void {
  const { rows, table, rowsBelow } = part;
  for (const [index, row] of rows.entries()) heights[layout.firstRow + index] = rowHeight(row, widths);
  if (table) heights[layout.headerRow] = tableHeaderHeight(table, widths);
  for (const [index, row] of (table?.rows ?? []).entries())
    heights[layout.firstTableRow + index] = rowHeight(tableCells(table!, row), widths);
  for (const [index, row] of rowsBelow.entries()) heights[layout.firstRowBelow + index] = rowHeight(row, widths);
}

function printedRows(plan: SheetPlan): PrintedRows {
  const placed = printedParts(plan);
  const lastRow = placed.at(-1)?.layout.lastRow ?? 1;
  const heights = Array.from({ length: lastRow + 1 }, () => lineHeight);
  for (const one of placed) writeHeights(one, plan.widths, heights);
  const starts = [...new Set(placed.flatMap(startsOf))].toSorted((a, b) => a - b);
  return { heights, starts, empty: new Set(placed.flatMap(emptyIn)), lastRow };
}

/** The blocks in this stretch of rows, each up to the next one. */
function blocksIn({ heights, starts, empty }: PrintedRows, [first, last]: Columns): readonly Block[] {
  const own = [first, ...starts.filter((row) => row > first && row <= last)];
  const height = (from: number, end: number): number => heights.slice(from, end).reduce((sum, row) => sum + row, 0);
  return own.map((firstRow, index) => {
    const end = own[index + 1] ?? last + 1;
    let shownEnd = end;
    while (shownEnd > firstRow && empty.has(shownEnd - 1)) shownEnd -= 1;
    return { firstRow, height: height(firstRow, end), blank: height(shownEnd, end) };
  });
}

/** First row and last row of the contents in these columns; null where nothing stands. */
function filledRows(plan: SheetPlan, [from, to]: Columns): Columns | null {
  const isFilled = (row: readonly unknown[]): boolean => row.slice(from - 1, to).some((cell) => cell !== null);
  const filled = printedParts(plan).flatMap(({ part, layout }) => {
    const at = (rows: readonly (readonly unknown[])[], firstRow: number): readonly number[] =>
      rows.flatMap((row, index) => (isFilled(row) ? [firstRow + index] : []));
    const hasTable = part.table !== null && part.table.columns.length >= from;
    const ofTable = hasTable ? [layout.headerRow, layout.lastTableRow] : [];
    return at(part.rows, layout.firstRow).concat(ofTable, at(part.rowsBelow, layout.firstRowBelow));
  });
  return filled.length === 0 ? null : [Math.min(...filled), Math.max(...filled)];
}

/** The pages of these columns where the rows from the first to this one, which is repeated, take their room on each. */
function pagesUnder(plan: SheetPlan, columns: Columns, repeated: number): readonly Columns[] {
  const printed = printedRows(plan);
  const rows = columns[0] === 1 ? ([1, printed.lastRow] as const) : filledRows(plan, columns);
  if (rows === null) return [];
  const starts = pageRows(blocksIn(printed, rows), {
    height: pageHeight(plan.orientation, pageWidths(plan, columns)),
    highest: pageHeight(plan.orientation, widestPage(plan)),
    repeated: printed.heights[repeated] ?? lineHeight,
    isOwnOfFirst: rows[0] <= repeated,
  });
  return starts.map((start, index) => [start, (starts[index + 1] ?? rows[1] + 1) - 1]);
}

/** The stretches of rows that are printed of these columns, each on a page of its own or on several; whole blocks only. */
export const rowPages = (plan: SheetPlan, columns: Columns): readonly Columns[] =>
  pagesUnder(plan, columns, repeatedRow(plan));

/** The row that is repeated on every page: the header of a table that goes on over the page, else the title. */
export function repeatedRow(plan: SheetPlan): number {
  const [first] = placedParts(plan);
  if (first === undefined || first.part.table === null || first.part.table.isStreamed) return 1;
  const { table, rows } = first.part;
  const { headerRow } = first.layout;
  const [columns = [1, plan.widths.length] as const] = pageColumns(plan);
  const start = pagesUnder(plan, columns, 1).findLast(([row]) => row <= headerRow)?.[0] ?? 1;
  const above = rows.slice(start - 1).reduce((sum, row) => sum + rowHeight(row, plan.widths), 0);
  const fits = above + tableHeight(table, plan.widths) <= pageHeight(plan.orientation, widestPage(plan));
  return fits || (plan.further ?? []).length > 0 ? 1 : headerRow;
}
