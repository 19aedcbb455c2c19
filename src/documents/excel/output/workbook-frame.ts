import { Workbook } from '@cj-tech-master/excelts';
import { drawChart } from '#documents/excel/output/frame-chart.ts';
import { drawPicture } from '#documents/excel/output/frame-picture.ts';
import { drawSheet } from '#documents/excel/output/frame-sheet.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { sheetLayout } from '#documents/excel/output/sheet-layout.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';

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

/** The planned sheets as a workbook, except for the rows of streamed tables. */
export async function workbookFrame(plans: readonly SheetPlan[], colours: Palette, owner: string): Promise<Uint8Array> {
  const workbook = new Workbook();
  workbook.views = [window];
  for (const plan of plans) {
    const sheet = drawSheet(workbook, plan, colours, owner);
    if (plan.picture) drawPicture(workbook, sheet, plan.picture);
    if (plan.chart) drawChart(sheet, sheetLayout(plan).headerRow, plan.chart);
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}
