import type { SheetPlan } from '#output/workbook/sheet-plan.ts';

/** Columns from and to, counted from 1. */
type Columns = readonly [number, number];

/** Width in characters of a column for which the sheet plans none. */
const standardWidth = 8.43;

/** Whether the chart is beside the table: it is then printed on a page of its own, so that neither becomes too small. */
export const isChartBeside = ({ table, chart }: SheetPlan): boolean =>
  table !== null && chart !== null && chart.corner.column > table.columns.length;

/** Whether the chart is under the table. */
export const isChartUnder = (plan: SheetPlan): boolean =>
  plan.table !== null && plan.chart !== null && !isChartBeside(plan);

/** Each part from its start to just before the next one. */
export const parts = (starts: readonly number[], last: number): readonly Columns[] =>
  starts.map((start, index) => [start, (starts[index + 1] ?? last + 1) - 1]);

/** Columns of the sheet without those that a chart covers. */
const columnCount = (plan: SheetPlan): number =>
  isChartBeside(plan) ? (plan.table?.columns.length ?? 0) : plan.widths.length;

/** The columns of each printed page, without those that are repeated and without the chart. */
export const pageColumns = (plan: SheetPlan): readonly Columns[] =>
  parts([1, ...(plan.pageStarts ?? [])], columnCount(plan));

/** The columns of the page of a chart beside its table; null where there is none. */
export function chartColumns(plan: SheetPlan): Columns | null {
  if (plan.chart === null || !isChartBeside(plan)) return null;
  const { corner, size } = plan.chart;
  return [corner.column, corner.column + size.columns - 1];
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

/** Widths of the columns of the widest page, with those that are repeated at the left: a sheet is printed at one scale. */
export function widestPage(plan: SheetPlan): readonly number[] {
  const widths = ([first, last]: Columns): readonly number[] =>
    Array.from({ length: last - first + 1 }, (_, index) => plan.widths[first - 1 + index] ?? standardWidth);
  const repeated = plan.widths.slice(0, plan.frozenColumns);
  const [first = [1, plan.widths.length] as const, ...others] = pageColumns(plan);
  const chart = chartColumns(plan);
  const pages = chart === null ? others : [...others, chart];
  return [widths(first), ...pages.map((columns) => repeated.concat(widths(columns)))].reduce((most, page) =>
    sum(page) > sum(most) ? page : most,
  );
}
