import type { SeriesLook } from '#documents/slides/series-look.ts';

/** One row of figures of a chart. */
interface ChartSeries {
  readonly name: string;
  readonly look: SeriesLook;
  /** Null leaves a gap. */
  readonly values: readonly (number | null)[];
}

interface ChartBase {
  readonly series: readonly ChartSeries[];
  /** Number format of the values, as in a workbook: '0%' or '#,##0'. */
  readonly format: string;
  readonly valueTitle: string;
  readonly categoryTitle: string;
}

/** Lines over a numeric axis (ages, years); two points at one place make a step. */
export interface StepChart extends ChartBase {
  readonly kind: 'steps';
  readonly at: readonly number[];
  /** Ends of the two axes. */
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
  /** Where the lines are named: at their ends where there is room for that, else in a legend. */
  readonly names: 'ends' | 'legend';
}

/** Columns over named categories; `groups` puts a second line of names under neighbouring categories. */
export interface ColumnChart extends ChartBase {
  readonly kind: 'stacked' | 'clustered';
  readonly categories: readonly string[];
  readonly groups: readonly { readonly name: string; readonly size: number }[];
}

/** A native chart: drawn by PowerPoint from figures that can be edited. */
export type Chart = StepChart | ColumnChart;

/** Name of the sheet with the figures. */
export const dataSheet = 'Gegevens';

/** Columns in front of the series: places, or categories and their groups. */
export const keyColumns = (chart: Chart): number => (chart.kind !== 'steps' && chart.groups.length > 0 ? 2 : 1);

export const rowCount = (chart: Chart): number => (chart.kind === 'steps' ? chart.at.length : chart.categories.length);

/** Letter of a column: A, B, ... Z. */
export const columnLetter = (index: number): string => String.fromCharCode(65 + index);
