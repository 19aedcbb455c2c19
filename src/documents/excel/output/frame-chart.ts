import type { Worksheet } from '@cj-tech-master/excelts';
import { installChartSupport, type AddChartOptions, type AddChartSeriesOptions } from '@cj-tech-master/excelts/chart';
import { absoluteReference } from '#documents/excel/output/cell-address.ts';
import { numberFormats } from '#documents/excel/output/number-formats.ts';
import type { ChartSeries, PlannedChart } from '#documents/excel/output/sheet-plan.ts';

installChartSupport();

const gridlines = { border: 'D9DEE3', borderWidth: 0.75 };
const axis = { majorTickMark: 'none', minorTickMark: 'none', lineColor: '8A94A0' } as const;
/** Under the chart, also where columns go below zero. */
const categoryLabels = { tickLblPos: 'low' } as const;

const marker = (chart: PlannedChart, { colour }: ChartSeries): AddChartSeriesOptions['marker'] =>
  chart.hasMarkers ? { symbol: 'circle', size: 5, fill: colour, border: colour } : { symbol: 'none' };

function seriesOptions(sheet: string, headerRow: number, chart: PlannedChart, series: ChartSeries) {
  const range = (column: number): string =>
    absoluteReference(sheet, column, headerRow + series.firstRow, headerRow + series.lastRow);
  const drawn: Partial<AddChartSeriesOptions> =
    chart.kind === 'line'
      ? { line: series.colour, lineWidth: 2.25, lineDash: series.dash, smooth: false, marker: marker(chart, series) }
      : { fill: series.colour };
  return { name: series.name, categories: range(series.categoryColumn), values: range(series.valueColumn), ...drawn };
}

function chartOptions(sheet: string, headerRow: number, chart: PlannedChart): AddChartOptions {
  return {
    type: chart.kind === 'line' ? 'line' : 'bar',
    ...(chart.kind === 'column' && { barDir: 'col', grouping: 'clustered', gapWidth: 60 }),
    title: chart.title,
    series: chart.series.map((series) => seriesOptions(sheet, headerRow, chart, series)),
    showLegend: true,
    legendPosition: 'b',
    categoryAxis: { ...axis, ...categoryLabels, title: chart.categoryTitle },
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

/** Puts the chart on its sheet; `headerRow` is the row of the table's header. */
export function drawChart(sheet: Worksheet, headerRow: number, chart: PlannedChart): void {
  const [column, row] = [chart.corner.column - 1, headerRow + chart.corner.row - 1];
  const { columns, rows } = chart.size;
  sheet.addChart(chartOptions(sheet.name, headerRow, chart), {
    tl: { col: column, row },
    br: { col: column + columns, row: row + rows },
  });
}
