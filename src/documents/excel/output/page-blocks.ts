import { pageHeight } from '#documents/excel/output/page-size.ts';
import { rowHeight, wrappedHeight } from '#documents/excel/output/row-height.ts';
import type { SheetLayout } from '#documents/excel/output/sheet-layout.ts';
import { isPlanned, type PlannedRow, type SheetPlan, type TableRow } from '#documents/excel/output/sheet-plan.ts';

/** Rows that belong together: a heading with all that stands under it, a table, a chart. */
interface Block {
  readonly firstRow: number;
  readonly height: number;
}

const plainHeight = 15;

const tableRowCells = (row: TableRow): PlannedRow => row.map((cell) => (isPlanned(cell) ? cell : null));

function tableHeight({ table, widths }: SheetPlan): number {
  if (!table) return 0;
  const headers = wrappedHeight(
    table.columns.map(({ header }) => header),
    widths,
  );
  return table.rows.reduce((sum, row) => sum + rowHeight(tableRowCells(row), widths), headers);
}

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
    ? { ...last, height: last.height + tableHeight(plan) + plainHeight }
    : { firstRow: 1, height: 0 };
  const below = rowsBelow.length === 0 ? [] : headedBlocks(rowsBelow, layout.firstRowBelow, widths);
  const isUnder = table !== null && chart !== null && chart.corner.column <= table.columns.length;
  const drawn = isUnder
    ? [{ firstRow: layout.headerRow + chart.corner.row, height: chart.size.rows * plainHeight }]
    : [];
  return [...others.toReversed(), withTable, ...below, ...drawn];
}

/** A block that is longer than a page may as well start on the page before it, when most of that is empty. */
const hardlyFilled = 0.4;

/** Whether the table, if there is one, ends on the page on which it starts: then its header need not be repeated. */
export function isOnOnePage(plan: SheetPlan): boolean {
  if (plan.table === null) return true;
  const above = plan.rows.reduce((sum, row) => sum + rowHeight(row, plan.widths), 0);
  return above + tableHeight(plan) <= pageHeight(plan.orientation, plan.widths);
}

/** First rows of the printed pages, so that no block is cut that fits on a page. */
export function pageRows(plan: SheetPlan, layout: SheetLayout): readonly number[] {
  const height = pageHeight(plan.orientation, plan.widths);
  const starts = [1];
  let filled = 0;
  for (const block of blocksOf(plan, layout)) {
    const isHopeless = block.height > height && filled < hardlyFilled * height;
    if (filled > 0 && filled + block.height > height && !isHopeless) {
      starts.push(block.firstRow);
      filled = 0;
    }
    filled = (filled + block.height) % height;
  }
  return starts;
}
