import { columnLetters } from '#documents/excel/output/cell-address.ts';
import { pageRows } from '#documents/excel/output/page-blocks.ts';
import type { SheetLayout } from '#documents/excel/output/sheet-layout.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';

/** Columns and rows count from 1. */
interface Area {
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
}

const areaText = ({ columns, rows }: Area): string =>
  `${columnLetters(columns[0])}${rows[0]}:${columnLetters(columns[1])}${rows[1]}`;

/** Each part from its start to just before the next one. */
const parts = (starts: readonly number[], last: number): readonly (readonly [number, number])[] =>
  starts.map((start, index) => [start, (starts[index + 1] ?? last + 1) - 1]);

/** A chart beside a table goes to a page of its own, so that neither becomes too small. */
function chartArea({ table, chart }: SheetPlan, layout: SheetLayout): Area | null {
  if (table === null || chart === null || chart.corner.column <= table.columns.length) return null;
  const { corner, size } = chart;
  return {
    columns: [corner.column, corner.column + size.columns - 1],
    rows: [layout.headerRow + corner.row, layout.headerRow + corner.row + size.rows - 1],
  };
}

function lastRowOf({ table, chart, rows, rowsBelow }: SheetPlan, layout: SheetLayout): number {
  const drawn = table !== null && chart !== null ? layout.headerRow + chart.corner.row + chart.size.rows : 0;
  const isUnder = table !== null && chart !== null && chart.corner.column <= table.columns.length;
  const written = rowsBelow.length === 0 ? rows.length : layout.firstRowBelow + rowsBelow.length - 1;
  return Math.max(layout.lastTableRow, written, isUnder ? drawn : 0);
}

/** Where pages that start with this column begin: under the rows that only stand at the left of it. */
function firstSharedRow({ rows }: SheetPlan, start: number, layout: SheetLayout): number {
  const shared = rows.findIndex((row) => row.slice(start - 1).some((cell) => cell !== null));
  return shared < 0 ? layout.headerRow : shared + 1;
}

/** The columns of the first page, in pages of whole blocks. */
function firstPages(plan: SheetPlan, columns: readonly [number, number], layout: SheetLayout): readonly Area[] {
  const shown = { ...plan, widths: plan.widths.slice(0, columns[1]) };
  const starts = plan.table?.isStreamed === true ? [1] : pageRows(shown, layout);
  return parts(starts, lastRowOf(plan, layout)).map((rows) => ({ columns, rows }));
}

function columnAreas(plan: SheetPlan, starts: readonly number[], layout: SheetLayout): readonly Area[] {
  const last = lastRowOf(plan, layout);
  return parts([1, ...starts], plan.widths.length).flatMap((columns, index) =>
    index === 0
      ? firstPages(plan, columns, layout)
      : [{ columns, rows: [firstSharedRow(plan, columns[0], layout), last] as const }],
  );
}

const isBeside = ({ table, chart }: SheetPlan): boolean =>
  table !== null && chart !== null && chart.corner.column > table.columns.length;

/** Columns of the sheet without those over which a chart stands. */
const columnCount = (plan: SheetPlan): number =>
  isBeside(plan) ? (plan.table?.columns.length ?? 0) : plan.widths.length;

/** What is printed, each part starting on a new page. The library writes the sheet's name before each part. */
export function printArea(plan: SheetPlan, layout: SheetLayout): string {
  const { pageStarts = [] } = plan;
  const pages =
    pageStarts.length > 0 ? columnAreas(plan, pageStarts, layout) : firstPages(plan, [1, columnCount(plan)], layout);
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
