import type { Worksheet } from '@cj-tech-master/excelts';
import { installChartSupport, type AddChartOptions, type AddChartSeriesOptions } from '@cj-tech-master/excelts/chart';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { numberFormats } from '#output/model/number-formats.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import type { Palette } from '#output/model/palette.ts';
import { storedValue } from '#output/writers/xlsx/stored-value.ts';
import { type ChartSeries, isPlanned, type PlannedChart, type PlannedTable } from '#output/model/sheet-plan.ts';

installChartSupport();

/** A planned chart with where it goes and the colours of its series. */
interface DrawnChart {
  readonly sheet: Worksheet;
  /** With the values of its series. */
  readonly table: PlannedTable;
  /** Row of the table's header. */
  readonly headerRow: number;
  /** Row of the chart's upper edge. */
  readonly row: number;
  readonly chart: PlannedChart;
  readonly colours: Palette;
}

const gridlines = { border: 'D9DEE3', borderWidth: 0.75 };
const axis = { majorTickMark: 'none', minorTickMark: 'none', lineColor: '8A94A0' } as const;
/** Under the chart, also where columns go below zero. */
const categoryLabels = { tickLblPos: 'low' } as const;

function lineOptions({ marks }: PlannedChart, look: SeriesLook, colour: string): Partial<AddChartSeriesOptions> {
  const marker = { symbol: look.mark, size: 7, fill: colour, border: colour };
  return {
    line: colour,
    lineWidth: look.width,
    lineDash: look.dash,
    smooth: false,
    marker: marks === 'none' ? { symbol: 'none' } : marker,
  };
}

function seriesOptions({ sheet, headerRow, chart, colours }: DrawnChart, series: ChartSeries): AddChartSeriesOptions {
  const range = (column: number): string =>
    absoluteReference(sheet.name, column, headerRow + series.firstRow, headerRow + series.lastRow);
  const colour = colours.series[series.look.hue];
  const drawn = isOfBars(chart) ? { fill: colour } : lineOptions(chart, series.look, colour);
  const along = range(series.categoryColumn);
  const place = chart.kind === 'steps' ? { xValues: along } : { categories: along };
  return { name: series.name, ...place, values: range(series.valueColumn), ...drawn };
}

const chartTypes = { line: 'line', column: 'bar', bar: 'bar', steps: 'scatter' } as const;

const isOfBars = ({ kind }: PlannedChart): boolean => kind === 'column' || kind === 'bar';

/** The values that a chart draws. */
const drawnValues = ({ chart, table }: DrawnChart): readonly number[] =>
  chart.series.flatMap(({ valueColumn, firstRow, lastRow }) =>
    table.rows.slice(firstRow - 1, lastRow).flatMap((row) => {
      const cell = row[valueColumn - 1] ?? null;
      const value = isPlanned(cell) ? cell.content : cell;
      return typeof value === 'number' ? [value] : [];
    }),
  );

/** Bars are as long as what they stand for: their axis starts at zero, which programs leave out where all are nearly equal. */
function fromZero(drawn: DrawnChart): { readonly min?: number; readonly max?: number } {
  if (!isOfBars(drawn.chart)) return {};
  const values = drawnValues(drawn);
  if (values.every((value) => value >= 0)) return { min: 0 };
  return values.every((value) => value <= 0) ? { max: 0 } : {};
}

/** So many names have room beside each other along an axis, level and slantwise. */
const mostNames = { level: 12, slanted: 24 } as const;

/**
 * Of many years only some are named: not all would have room. LibreOffice knows no such interval: it names as many as do
 * not overlap, which touch where they are level.
 */
function namedCategories({ kind, series, slantsNames }: PlannedChart): {
  readonly tickLblSkip?: number;
  readonly textRotation?: number;
} {
  if (kind !== 'line' && kind !== 'column') return {};
  const count = series.reduce((most, { firstRow, lastRow }) => Math.max(most, lastRow - firstRow + 1), 0);
  if (count <= mostNames.level) return {};
  if (slantsNames !== true) return { tickLblSkip: Math.ceil(count / mostNames.level) };
  const tickLblSkip = Math.ceil(count / mostNames.slanted);
  return { textRotation: -45, ...(tickLblSkip > 1 && { tickLblSkip }) };
}

/** Bars that lie are read from the top down, with their values below them. */
const lyingAxes = {
  category: { orientation: 'maxMin' },
  value: { crosses: 'max' },
} as const;

function chartOptions(drawn: DrawnChart): AddChartOptions {
  const { chart } = drawn;
  const isLying = chart.kind === 'bar';
  return {
    type: chartTypes[chart.kind],
    ...(chart.kind === 'steps' && { scatterStyle: 'lineMarker' as const }),
    ...(isOfBars(chart) && { barDir: isLying ? 'bar' : 'col', grouping: 'clustered', gapWidth: 60 }),
    title: chart.title,
    series: chart.series.map((series) => seriesOptions(drawn, series)),
    showLegend: true,
    legendPosition: 'b',
    categoryAxis: {
      ...axis,
      ...categoryLabels,
      ...chart.categoryRange,
      ...namedCategories(chart),
      ...(isLying && lyingAxes.category),
      title: chart.categoryTitle,
    },
    valueAxis: {
      ...axis,
      ...fromZero(drawn),
      ...(isLying && lyingAxes.value),
      title: chart.valueTitle,
      numFmt: numberFormats[chart.valueFormat],
      numFmtLinked: false,
      majorGridlines: true,
      majorGridlinesStyle: gridlines,
    },
    displayBlanksAs: 'gap',
  };
}

/** The cells whose values a chart shows, by their rows under the header. */
function forCells({ chart }: DrawnChart, act: (row: number, column: number) => void): void {
  for (const { categoryColumn, valueColumn, firstRow, lastRow } of chart.series)
    for (let row = firstRow; row <= lastRow; row++)
      for (const column of [categoryColumn, valueColumn]) act(row, column);
}

/** As a part of a row: on the edge of the row itself LibreOffice draws the upper line on the page before. */
const edge = 0.1;

/** Puts the chart on its sheet, at the left. The library keeps the values in the chart, and takes them from cells that it has no more use for. */
export function drawChart(drawn: DrawnChart): void {
  const { sheet, table, headerRow, row: top, chart } = drawn;
  const { columns, rows } = chart.size;
  forCells(drawn, (row, column) => {
    const cell = table.rows[row - 1]?.[column - 1] ?? null;
    sheet.getCell(headerRow + row, column).value = storedValue(isPlanned(cell) ? cell.content : cell);
  });
  sheet.addChart(chartOptions(drawn), {
    tl: { col: 0, row: top - 1 + edge },
    br: { col: columns, row: top - 1 + rows },
  });
  forCells(drawn, (row, column) => {
    sheet.getCell(headerRow + row, column).value = null;
  });
}
