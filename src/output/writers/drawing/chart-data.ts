import { signs } from '#office/document/dutch-format.ts';
import type { Chart } from '#output/model/chart.ts';

/** A number format with the points and commas of Dutch, on a computer in another language too. */
export const dutchNumbers = (format: string): string => `[$-413]${format}`;

/**
 * Along an axis, with the minus sign that tables and sentences have: programs write a hyphen. The language stands in front of all
 * of a part: behind a sign LibreOffice writes it as text.
 */
export const axisNumbers = (format: string): string =>
  `${dutchNumbers(format)};${dutchNumbers(`"${signs.minus}"${format}`)}`;

/** Name of the sheet with the figures. */
export const dataSheet = 'Gegevens';

/** Columns in front of the series: places, or categories and their groups. */
export const keyColumns = (chart: Chart): number => (chart.kind !== 'steps' && chart.groups.length > 0 ? 2 : 1);

/** So many names stand beside each other without touching. */
const namesBeside = 24;

/** Of so many categories each, every second or every third one is named. */
export const namedEach = (count: number): number => Math.ceil(count / namesBeside);

export const rowCount = (chart: Chart): number => (chart.kind === 'steps' ? chart.at.length : chart.categories.length);

/** Where the figures of a range stand: behind those of all series, two columns for each series that has one. */
export const rangeColumn = (chart: Chart, series: number): number =>
  keyColumns(chart) +
  chart.series.length +
  2 * chart.series.slice(0, series).filter(({ range }) => range !== undefined).length;
