import type { Worksheet } from '@cj-tech-master/excelts';
import { pageHeight } from '#documents/excel/output/page-size.ts';
import { pageMargins } from '#documents/excel/template/page.ts';

const plainHeight = 15;

function heightOf(sheet: Worksheet, firstRow: number, lastRow: number): number {
  let height = 0;
  for (let row = firstRow; row <= lastRow; row++) height += sheet.getRow(row).height ?? plainHeight;
  return height;
}

/** First rows of the pages, so that no block is cut that fits on a page; `blocks` are the first rows of the blocks. */
function pageRows(sheet: Worksheet, blocks: readonly number[], lastRow: number, height: number): readonly number[] {
  const starts = [1];
  let filled = heightOf(sheet, 1, (blocks[0] ?? lastRow + 1) - 1);
  for (const [index, block] of blocks.entries()) {
    const size = heightOf(sheet, block, (blocks[index + 1] ?? lastRow + 1) - 1);
    if (filled + size > height && index > 0) {
      starts.push(block);
      filled = 0;
    }
    filled = (filled + size) % height;
  }
  return starts;
}

/** Prints a form in whole groups and tables, under the title of the sheet: its header is not that of the tables. */
export function setUpPages(sheet: Worksheet, widths: readonly number[], blocks: readonly number[]): void {
  const lastRow = sheet.rowCount;
  const starts = pageRows(sheet, blocks, lastRow, pageHeight('landscape', widths, pageMargins));
  const lastColumn = sheet.getColumn(widths.length).letter;
  const areas = starts.map((start, index) => `A${start}:${lastColumn}${(starts[index + 1] ?? lastRow + 1) - 1}`);
  sheet.pageSetup.printArea = areas.join('&&');
  sheet.pageSetup.printTitlesRow = '1:1';
}
