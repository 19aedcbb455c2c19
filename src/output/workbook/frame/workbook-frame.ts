import { Workbook } from '@cj-tech-master/excelts';
import { cellStyles } from '#output/workbook/cell-style.ts';
import { drawChart } from '#output/workbook/frame/frame-chart.ts';
import { type FramePart, frameParts } from '#output/workbook/frame/frame-parts.ts';
import { drawPicture } from '#output/workbook/frame/frame-picture.ts';
import { drawSheet } from '#output/workbook/frame/frame-sheet.ts';
import type { Palette } from '#output/workbook/palette.ts';
import { placedParts, placedTables } from '#output/workbook/sheet-layout.ts';
import type { PlannedChart, SheetPlan } from '#output/workbook/sheet-plan.ts';

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

/** Header of the table that a chart names; null where it names none. */
const headerOf = (plan: SheetPlan, { table: wanted }: PlannedChart): number | null =>
  placedTables(plan).find(({ table }) => table.name === wanted)?.layout.headerRow ?? null;

/** The planned sheets as a workbook, except for the rows of streamed tables. */
export async function workbookFrame(
  plans: readonly SheetPlan[],
  colours: Palette,
  owner: string,
): Promise<readonly FramePart[]> {
  const workbook = new Workbook();
  workbook.views = [window];
  const looks = { colours, styles: cellStyles(colours), owner };
  for (const plan of plans) {
    const sheet = drawSheet(workbook, plan, looks);
    if (plan.picture) drawPicture(workbook, sheet, plan.picture);
    for (const { part, layout } of placedParts(plan)) {
      for (const [index, chart] of part.charts.entries())
        drawChart({
          sheet,
          headerRow: headerOf(plan, chart) ?? layout.headerRow,
          row: layout.chartRows[index]!,
          chart,
          colours,
        });
    }
  }
  return frameParts(workbook);
}
