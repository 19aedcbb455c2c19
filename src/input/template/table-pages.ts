import type { Worksheet } from '@cj-tech-master/excelts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { columnPoints, pageWidth } from '#office/sheet/page-size.ts';
import { pageMargins } from '#input/template/page.ts';
import type { FormTable } from '#input/template/growing-tables.ts';

/** Of its own size a table is printed at least at this part: letters of nearly nine points. */
const readableScale = 0.8;

const lastColumn = ({ firstColumn, table }: FormTable): number => firstColumn + table.columns.length - 1;

function pointsOf(sheet: Worksheet, first: number, last: number): number {
  let points = 0;
  for (let column = first; column <= last; column++) points += columnPoints(sheet.getColumn(column).width ?? 0);
  return points;
}

/** The tables of each page: as many beside each other as are readable. */
function pagesOf(sheet: Worksheet, forms: readonly FormTable[]): readonly (readonly FormTable[])[] {
  const room = pageWidth('landscape', pageMargins) / readableScale;
  const pages: FormTable[][] = [];
  for (const form of forms) {
    const page = pages.at(-1);
    const first = page?.[0]?.firstColumn;
    if (page && first !== undefined && pointsOf(sheet, first, lastColumn(form)) <= room) page.push(form);
    else pages.push([form]);
  }
  return pages;
}

/** Prints whole tables. The areas are whole columns, so that rows which are added to a table are printed too. */
export function setUpTablePages(sheet: Worksheet, forms: readonly FormTable[]): void {
  sheet.pageSetup.printArea = pagesOf(sheet, forms)
    .flatMap((page) => {
      const [first, last] = [page[0], page.at(-1)];
      return first && last ? [`${columnLetters(first.firstColumn)}:${columnLetters(lastColumn(last))}`] : [];
    })
    .join('&&');
}
