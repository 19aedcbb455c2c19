import { columnLetters } from '#office/sheet/cell-name.ts';
import { rowPages } from '#output/writers/xlsx/page-blocks.ts';
import { pageColumns } from '#output/writers/xlsx/page-columns.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { sheetRoom } from '#output/model/sheet-rooms.ts';

/** An empty cell beside everything: a sheet of which that is printed leaves no page. */
const nothing = ({ widths }: SheetPlan): string => {
  const column = columnLetters(widths.length + 2);
  return `${column}1:${column}1`;
};

/**
 * What is printed, each part starting on a new page: the sheets of the answer, and of the others only what a reader asks for.
 * The library writes the sheet's name before each part.
 */
export function printArea(plan: SheetPlan): string {
  if (sheetRoom(plan.name) !== 'answer') return nothing(plan);
  return pageColumns(plan)
    .flatMap((columns) =>
      rowPages(plan, columns).map(
        (rows) => `${columnLetters(columns[0])}${rows[0]}:${columnLetters(columns[1])}${rows[1]}`,
      ),
    )
    .join('&&');
}

const longestHeader = 80;

/** Text of a printed header: an ampersand would start a code. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, longestHeader)
    .replaceAll('&', '&&');
