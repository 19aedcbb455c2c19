import type { SeriesLook } from '#output/alternatives/series-look.ts';
import type { ChartSeries } from '#output/workbook/sheet-plan.ts';

interface SeriesInTable {
  readonly name: string;
  readonly look: SeriesLook;
  /** Column of the values, from 1. */
  readonly valueColumn: number;
}

/** A series in a table whose rows are grouped by series: `place` series of `count` rows each come before it. */
export const blockSeries = (series: SeriesInTable, place: number, count: number): ChartSeries => ({
  ...series,
  categoryColumn: 1,
  firstRow: place * count + 1,
  lastRow: (place + 1) * count,
});
