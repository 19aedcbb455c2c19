import type { Worksheet } from '@cj-tech-master/excelts';
import { type Block, pageRows } from '#office/sheet/page-rows.ts';
import { pageHeight } from '#office/sheet/page-size.ts';
import { lineHeight } from '#office/sheet/row-height.ts';
import { pageMargins } from '#input/template/style.ts';

function heightOf(sheet: Worksheet, firstRow: number, lastRow: number): number {
  let height = 0;
  for (let row = firstRow; row <= lastRow; row++) height += sheet.getRow(row).height ?? lineHeight;
  return height;
}

/** The groups and tables that start at these rows; the first one with everything above it. */
function formBlocks(sheet: Worksheet, starts: readonly number[], lastRow: number): readonly Block[] {
  return [1, ...starts.slice(1)].map((firstRow, index) => ({
    firstRow,
    height: heightOf(sheet, firstRow, (starts[index + 1] ?? lastRow + 1) - 1),
  }));
}

/** How a sheet with groups of rows is printed. */
interface PrintedForm {
  readonly widths: readonly number[];
  /** First rows of its groups and tables. */
  readonly blocks: readonly number[];
  readonly lastRow: number;
  readonly orientation: 'portrait' | 'landscape';
}

/** Prints a form in whole groups and tables, under the title of the sheet: its header is not that of the tables. */
export function setUpPages(sheet: Worksheet, { widths, blocks, lastRow, orientation }: PrintedForm): void {
  const height = pageHeight(orientation, widths, pageMargins);
  const space = { height, repeated: heightOf(sheet, 1, 1), isOwnOfFirst: true };
  const starts = pageRows(formBlocks(sheet, blocks, lastRow), space);
  const lastColumn = sheet.getColumn(widths.length).letter;
  const areas = starts.map((start, index) => `A${start}:${lastColumn}${(starts[index + 1] ?? lastRow + 1) - 1}`);
  sheet.pageSetup.orientation = orientation;
  sheet.pageSetup.printArea = areas.join('&&');
  sheet.pageSetup.printTitlesRow = '1:1';
}
