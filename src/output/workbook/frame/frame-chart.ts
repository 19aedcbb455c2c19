import type { Worksheet } from '@cj-tech-master/excelts';
import { installChartSupport, type AddChartOptions, type AddChartSeriesOptions } from '@cj-tech-master/excelts/chart';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { numberFormats } from '#output/workbook/number-formats.ts';
import type { SeriesLook } from '#output/alternatives/series-look.ts';
import type { Palette } from '#output/workbook/palette.ts';
import { storedValue } from '#output/workbook/frame/stored-value.ts';
import { type ChartSeries, isPlanned, type PlannedChart, type PlannedTable } from '#output/workbook/sheet-plan.ts';

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
  const drawn = chart.kind === 'column' ? { fill: colour } : lineOptions(chart, series.look, colour);
  const along = range(series.categoryColumn);
  const place = chart.kind === 'steps' ? { xValues: along } : { categories: along };
  return { name: series.name, ...place, values: range(series.valueColumn), ...drawn };
}

const chartTypes = { line: 'line', column: 'bar', steps: 'scatter' } as const;

function chartOptions(drawn: DrawnChart): AddChartOptions {
  const { chart } = drawn;
  return {
    type: chartTypes[chart.kind],
    ...(chart.kind === 'steps' && { scatterStyle: 'lineMarker' as const }),
    ...(chart.kind === 'column' && { barDir: 'col', grouping: 'clustered', gapWidth: 60 }),
    title: chart.title,
    series: chart.series.map((series) => seriesOptions(drawn, series)),
    showLegend: true,
    legendPosition: 'b',
    categoryAxis: { ...axis, ...categoryLabels, ...chart.categoryRange, title: chart.categoryTitle },
    valueAxis: {
      ...axis,
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

/** Puts the chart on its sheet, at the left. The library keeps the values in the chart, and takes them from cells that it has no more use for. */
export function drawChart(drawn: DrawnChart): void {
  const { sheet, table, headerRow, row: top, chart } = drawn;
  const { columns, rows } = chart.size;
  forCells(drawn, (row, column) => {
    const cell = table.rows[row - 1]?.[column - 1] ?? null;
    sheet.getCell(headerRow + row, column).value = storedValue(isPlanned(cell) ? cell.content : cell);
  });
  sheet.addChart(chartOptions(drawn), {
    tl: { col: 0, row: top - 1 },
    br: { col: columns, row: top - 1 + rows },
  });
  forCells(drawn, (row, column) => {
    sheet.getCell(headerRow + row, column).value = null;
  });
}
