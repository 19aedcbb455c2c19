import type { SeriesLook } from '#output/language/series-look.ts';

/** One row of figures of a chart. */
export interface ChartSeries {
  readonly name: string;
  readonly look: SeriesLook;
  /** Null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** How far the value may turn out lower and higher: thin lines on the columns. */
  readonly range?: { readonly lower: readonly number[]; readonly higher: readonly number[] };
}

interface ChartBase {
  readonly series: readonly ChartSeries[];
  /** Number format of the values, as in a workbook: '0%' or '#,##0'. */
  readonly format: string;
  readonly valueTitle: string;
  readonly categoryTitle: string;
}

/** Names of lines at their ends. */
export interface EndNames {
  /** Number format of the last value behind each name; null shows the dash and mark of the line in front of it instead. */
  readonly format: string | null;
  /** Least distance between two names, as a part of the height of the plot. */
  readonly apart: number;
}

/** Lines, or points, over a numeric axis (ages, years); two points of a line at one place make a step. */
export interface StepChart extends ChartBase {
  readonly kind: 'steps';
  /** Lines that lie over each other carry marks, each at places of its own. */
  readonly drawn: 'lines' | 'markedLines' | 'points';
  readonly at: readonly number[];
  /** Ends of the two axes. */
  readonly from: number;
  readonly to: number;
  readonly lowest: number;
  readonly highest: number;
  /** Distance between the lines of the value axis; as the program likes where it is not given. */
  readonly step?: number;
  /** How lines are named at their ends; null names them in a legend. */
  readonly endNames: EndNames | null;
}

export interface ChartGroup {
  readonly name: string;
  /** Of how many categories. */
  readonly size: number;
  /** The name where there is little room for it: without a long word, which would break. */
  readonly narrow?: string;
}

/**
 * Columns over named categories; `groups` puts a second line of names under neighbouring categories. `tornado` lies on its
 * side, the series over each other on both sides of zero.
 */
export interface ColumnChart extends ChartBase {
  readonly kind: 'stacked' | 'clustered' | 'tornado';
  readonly categories: readonly string[];
  readonly groups: readonly ChartGroup[];
  /** Number format of the values that are written in the columns; none are where it is not given. */
  readonly labels?: string;
  /** A value below it has none: its column is lower than the text. */
  readonly labelsFrom?: number;
  /** Where the value axis ends; as the program likes where it is not given. */
  readonly highest?: number;
}

/** A chart as figures: PowerPoint draws it natively, the screen as SVG. */
export type Chart = StepChart | ColumnChart;

type PlainChart = Omit<ColumnChart, 'groups' | 'categoryTitle'> & Partial<Pick<ColumnChart, 'categoryTitle'>>;

/** Columns over one line of categories, which need no title where they say what they are. */
export const plainColumns = (chart: PlainChart): ColumnChart => ({ categoryTitle: '', groups: [], ...chart });
