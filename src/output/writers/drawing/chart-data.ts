import { signs } from '#office/document/dutch-format.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { Chart, ColumnChart } from '#output/model/chart.ts';

/** What only sheets have: lines over named categories, and columns that lie, the first on top. */
type SheetOnlyChart = Omit<ColumnChart, 'kind'> &
  ({ readonly kind: 'lying' } | { readonly kind: 'lines'; readonly marks: 'none' | 'each' | 'spread' });

export type DrawnChart = Chart | SheetOnlyChart;

/** Where a chart stands: on a slide, on paper or on a sheet. */
export interface ChartPlace {
  /** Points. */
  readonly textSize: number;
  /** Every so many-th name along the axis is shown, level or slantwise; null leaves it to the program. */
  readonly names: { readonly skip: number | null; readonly areSlanted: boolean };
  /** On a sheet, whose cells it shows: programs choose the ends of its axis, as the figures may change. */
  readonly sheet?: {
    readonly title: string;
    /** Reference to the cells of a column: 0 has the places or categories, 1 the first series. */
    readonly cells: (column: number) => string;
  };
}

/** A number format with the points and commas of Dutch, on a computer in another language too. */
export const dutchNumbers = (format: string): string => `[$-413]${format}`;

/**
 * Along an axis, with the minus sign that tables and sentences have: programs write a hyphen. The language stands in front of all
 * of a part: behind a sign LibreOffice writes it as text.
 */
export const axisNumbers = (format: string): string =>
  `${dutchNumbers(format)};${dutchNumbers(`"${signs.minus}"${format}`)}`;

/** Name of the sheet with the figures, in a chart's own workbook. */
export const dataSheet = 'Gegevens';

/** Reference to the cells of a column there, from 0, or to those up to another column. */
export const dataCells = (rows: number, column: number, last = column): string =>
  `${dataSheet}!$${columnLetters(column + 1)}$2:$${columnLetters(last + 1)}$${rows + 1}`;

/** Columns in front of the series: places, or categories and their groups. */
export const keyColumns = (chart: DrawnChart): number => (chart.kind !== 'steps' && chart.groups.length > 0 ? 2 : 1);

/** So many names stand beside each other without touching. */
const namesBeside = 20;

/** Of so many categories each, every second or every third one is named. */
export const namedEach = (count: number): number => Math.ceil(count / namesBeside);

export const rowCount = (chart: DrawnChart): number =>
  chart.kind === 'steps' ? chart.at.length : chart.categories.length;

/** Where the figures of a range stand: behind those of all series, two columns for each series that has one. */
export const rangeColumn = (chart: DrawnChart, series: number): number =>
  keyColumns(chart) +
  chart.series.length +
  2 * chart.series.slice(0, series).filter(({ range }) => range !== undefined).length;
