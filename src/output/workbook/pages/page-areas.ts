import { columnLetters } from '#office/sheet/cell-name.ts';
import { sheetPageRows } from '#output/workbook/pages/page-blocks.ts';
import { chartColumns, isChartUnder, pageColumns, parts } from '#output/workbook/pages/page-columns.ts';
import type { SheetLayout } from '#output/workbook/sheet-layout.ts';
import type { SheetPlan } from '#output/workbook/sheet-plan.ts';

/** Columns and rows count from 1. */
interface Area {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

const areaText = ({ columns, rows }: Area): string =>
  `${columnLetters(columns[0])}${rows[0]}:${columnLetters(columns[1])}${rows[1]}`;

function chartArea(plan: SheetPlan, layout: SheetLayout): Area | null {
  const columns = chartColumns(plan);
  if (plan.chart === null || columns === null) return null;
  const { corner, size } = plan.chart;
  return { columns, rows: [layout.headerRow + corner.row, layout.headerRow + corner.row + size.rows - 1] };
}

function lastRowOf(plan: SheetPlan, layout: SheetLayout): number {
  const { chart, rows, rowsBelow } = plan;
  const drawn = chart !== null && isChartUnder(plan) ? layout.headerRow + chart.corner.row + chart.size.rows : 0;
  const written = rowsBelow.length === 0 ? rows.length : layout.firstRowBelow + rowsBelow.length - 1;
  return Math.max(layout.lastTableRow, written, drawn);
}

/** First row of pages that start with this column: below the rows whose contents are all to its left. */
function firstSharedRow({ rows }: SheetPlan, start: number, layout: SheetLayout): number {
  const shared = rows.findIndex((row) => row.slice(start - 1).some((cell) => cell !== null));
  return shared < 0 ? layout.headerRow : shared + 1;
}

/** These columns from a row on, in pages of whole blocks. */
function areasFrom(plan: SheetPlan, columns: readonly [number, number], from: number, layout: SheetLayout) {
  return parts(sheetPageRows(plan, layout, from), lastRowOf(plan, layout)).map((rows): Area => ({ columns, rows }));
}

/** What is printed, each part starting on a new page. The library writes the sheet's name before each part. */
export function printArea(plan: SheetPlan, layout: SheetLayout): string {
  const pages = pageColumns(plan).flatMap((columns, index) =>
    areasFrom(plan, columns, index === 0 ? 1 : firstSharedRow(plan, columns[0], layout), layout),
  );
  const chart = chartArea(plan, layout);
  return [...pages, ...(chart === null ? [] : [chart])].map(areaText).join('&&');
}

const longestHeader = 80;

/** Text of a printed header: an ampersand would start a code. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, longestHeader)
    .replaceAll('&', '&&');
