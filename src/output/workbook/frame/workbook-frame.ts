import { Workbook } from '@cj-tech-master/excelts';
import { cellStyles } from '#output/workbook/cell-style.ts';
import { drawChart } from '#output/workbook/frame/frame-chart.ts';
import { drawPicture } from '#output/workbook/frame/frame-picture.ts';
import { drawSheet } from '#output/workbook/frame/frame-sheet.ts';
import type { Palette } from '#output/workbook/palette.ts';
import { sheetLayout } from '#output/workbook/sheet-layout.ts';
import type { SheetPlan } from '#output/workbook/sheet-plan.ts';

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
  const looks = { colours, styles: cellStyles(colours), owner };
  for (const plan of plans) {
    const sheet = drawSheet(workbook, plan, looks);
    if (plan.picture) drawPicture(workbook, sheet, plan.picture);
    const { headerRow } = sheetLayout(plan);
    if (plan.chart) drawChart({ sheet, headerRow, chart: plan.chart, colours });
  }
  // `finishedWorkbook` unpacks the parts again: compressing them here would be wasted work. What comes out is held against
  // the rules of the format by the tests: checking it again at each write takes a sixth of the time of a small dossier.
  return new Uint8Array(await workbook.xlsx.writeBuffer({ zip: { level: 0 }, validate: false }));
}
