import { isChartUnder, widestPage } from '#output/workbook/pages/page-columns.ts';
import { type Block, pageRows } from '#office/sheet/page-rows.ts';
import { pageHeight } from '#office/sheet/page-size.ts';
import { lineHeight } from '#office/sheet/row-height.ts';
import { rowHeight } from '#output/workbook/planned-row-height.ts';
import type { SheetLayout } from '#output/workbook/sheet-layout.ts';
import type { PlannedRow, SheetPlan } from '#output/workbook/sheet-plan.ts';
import { tableHeight } from '#output/workbook/table-cells.ts';

/** The first block starts at the first row; every heading starts another one. */
function headedBlocks(rows: readonly PlannedRow[], firstRow: number, widths: readonly number[]): Block[] {
  const blocks: Block[] = [{ firstRow, height: 0 }];
  for (const [index, row] of rows.entries()) {
    if (row[0]?.look === 'heading' && index > 0) blocks.push({ firstRow: firstRow + index, height: 0 });
    const last = blocks.length - 1;
    const block = blocks[last] ?? { firstRow, height: 0 };
    blocks[last] = { ...block, height: block.height + rowHeight(row, widths) };
  }
  return blocks;
}

function blocksOf(plan: SheetPlan, layout: SheetLayout): readonly Block[] {
  const { rows, rowsBelow, chart, table, widths } = plan;
  const above = headedBlocks(rows, 1, widths);
  const [last, ...others] = above.toReversed();
  const withTable = last
    ? { ...last, height: last.height + (table === null ? 0 : tableHeight(table, widths)) + lineHeight }
    : { firstRow: 1, height: 0 };
  const below = rowsBelow.length === 0 ? [] : headedBlocks(rowsBelow, layout.firstRowBelow, widths);
  const drawn =
    chart !== null && isChartUnder(plan)
      ? [{ firstRow: layout.headerRow + chart.corner.row, height: chart.size.rows * lineHeight }]
      : [];
  return [...others.toReversed(), withTable, ...below, ...drawn];
}

/** The blocks from a row above the table on; the first one without the rows above that row. */
function blocksFrom(plan: SheetPlan, layout: SheetLayout, from: number): readonly Block[] {
  const heightAbove = (firstRow: number): number =>
    plan.rows.slice(firstRow - 1, from - 1).reduce((sum, row) => sum + rowHeight(row, plan.widths), 0);
  const blocks = blocksOf(plan, layout);
  return blocks.flatMap(({ firstRow, height }, index) => {
    if (firstRow >= from) return [{ firstRow, height }];
    const isBefore = (blocks[index + 1]?.firstRow ?? Infinity) <= from;
    return isBefore ? [] : [{ firstRow: from, height: height - heightAbove(firstRow) }];
  });
}

/** First rows of the pages that print the sheet from a row on. */
export function sheetPageRows(plan: SheetPlan, layout: SheetLayout, from: number): readonly number[] {
  if (plan.table?.isStreamed === true) return [from];
  return pageRows(blocksFrom(plan, layout, from), pageHeight(plan.orientation, widestPage(plan)));
}

/** Whether the table, if there is one, ends on the page on which it starts: then its header need not be repeated. */
export function isOnOnePage(plan: SheetPlan, layout: SheetLayout): boolean {
  if (plan.table === null) return true;
  const start = sheetPageRows(plan, layout, 1).findLast((row) => row <= layout.headerRow) ?? 1;
  const above = plan.rows.slice(start - 1).reduce((sum, row) => sum + rowHeight(row, plan.widths), 0);
  return above + tableHeight(plan.table, plan.widths) <= pageHeight(plan.orientation, widestPage(plan));
}
