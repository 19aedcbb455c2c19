import { columnLetters } from '#documents/excel/output/cell-address.ts';
import type { SheetLayout } from '#documents/excel/output/sheet-layout.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';

/** What is printed when a chart stands beside a table: both on pages of their own, so that neither becomes too small. */
export function printArea({ table, chart, rowsBelow }: SheetPlan, layout: SheetLayout): string | null {
  if (table === null || chart === null || chart.corner.column <= table.columns.length) return null;
  const lastRow = Math.max(layout.lastTableRow, layout.firstRowBelow + rowsBelow.length - 1);
  const { corner, size } = chart;
  const columns = [corner.column, corner.column + size.columns - 1].map(columnLetters);
  const rows = [layout.headerRow + corner.row, layout.headerRow + corner.row + size.rows - 1];
  const beside = `${columns[0]}${rows[0]}:${columns[1]}${rows[1]}`;
  return `A1:${columnLetters(table.columns.length)}${lastRow}&&${beside}`;
}

const longestHeader = 80;

/** Text of a printed header: an ampersand would start a code. */
export const headerText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .slice(0, longestHeader)
    .replaceAll('&', '&&');
