import type { Worksheet } from '@cj-tech-master/excelts';
import { installChartSupport } from '@cj-tech-master/excelts/chart';
import type { SheetChart } from '#output/writers/xlsx/sheet-chart.ts';

installChartSupport();

/** As a part of a row: on the edge of the row itself LibreOffice draws the upper line on the page before. */
const edge = 0.1;

/** Makes room for a chart at the left of its sheet. The library numbers charts and names their parts; what they are `sheetChartXml` says. */
export const placeChart = (sheet: Worksheet, { chart, row }: SheetChart): void =>
  void sheet.addChart(
    { type: 'line', series: [{ values: 'A1' }] },
    { tl: { col: 0, row: row - 1 + edge }, br: { col: chart.size.columns, row: row - 1 + chart.size.rows } },
  );
