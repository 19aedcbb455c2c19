import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { type FramePart, frameParts } from '#output/writers/xlsx/frame-parts.ts';
import { drawPicture } from '#output/writers/xlsx/frame-picture.ts';
import { drawSheet } from '#output/writers/xlsx/frame-sheet.ts';
import { SharedParts } from '#output/writers/xlsx/shared-parts.ts';
import { type SheetRows, sheetRows } from '#output/writers/xlsx/sheet-rows.ts';
import type { Palette } from '#output/model/palette.ts';
import { type SheetChart, sheetCharts } from '#output/writers/xlsx/sheet-chart.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { installChartSupport } from '@cj-tech-master/excelts/chart';

installChartSupport();

/** As a part of a row: on the edge of the row itself LibreOffice draws the upper line on the page before. */
const edge = 0.1;

/** Makes room for a chart at the left of its sheet. The library numbers charts and names their parts; what they are `sheetChartXml` says. */
const placeChart = (sheet: Worksheet, { chart, row }: SheetChart): void =>
  void sheet.addChart(
    { type: 'line', series: [{ values: 'A1' }] },
    { tl: { col: 0, row: row - 1 + edge }, br: { col: chart.size.columns, row: row - 1 + chart.size.rows } },
  );

/** Opens on the first sheet; sizes in twentieths of a point. */
const window = {
  x: 0,
  y: 0,
  width: 28_800,
  height: 17_600,
  firstSheet: 0,
  activeTab: 0,
  visibility: 'visible',
} as const;

/** A workbook in two halves: what the library writes, and the rows of its sheets, which it does not see. */
export interface WorkbookFrame {
  readonly parts: readonly FramePart[];
  /** In the order of the sheets. */
  readonly rows: readonly SheetRows[];
  readonly shared: SharedParts;
}

/** Cells with the styles of all sheets, so that the library writes these in their order; its rows do not stay. */
function drawStyles(sheet: Worksheet, { styles }: SharedParts): void {
  for (const [index, style] of styles.entries()) sheet.getCell(1, index + 1).style = style;
  // With a text there is a part for texts.
  sheet.getCell(1, 1).value = 'x';
}

/** The planned sheets as a workbook. */
export async function workbookFrame(
  plans: readonly SheetPlan[],
  colours: Palette,
  owner: string,
): Promise<WorkbookFrame> {
  const shared = new SharedParts(colours);
  const rows = plans.map((plan) => sheetRows(plan, shared));
  const workbook = new Workbook();
  workbook.views = [window];
  for (const [index, plan] of plans.entries()) {
    const sheet = drawSheet(workbook, plan, { colours, owner });
    if (plan.picture) drawPicture(workbook, sheet, plan.picture);
    for (const chart of sheetCharts(plan)) placeChart(sheet, chart);
    if (index === 0) drawStyles(sheet, shared);
  }
  return { parts: await frameParts(workbook), rows, shared };
}
