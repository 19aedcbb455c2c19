import { lineHeight, wrappedHeight } from '#office/sheet/row-height.ts';
import { rowHeight } from '#output/writers/xlsx/planned-row-height.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { formattedCell, isCell, type Row, type Table } from '#output/model/table.ts';

/** The cells of a row of a table, each with the looks of its column. */
export function tableCells(table: Table, row: Row): PlannedRow {
  const [first] = row;
  const isTotal = isCell(first) && first.row?.includes('total') === true;
  return table.columns.map((column, index) => {
    const cell = formattedCell(row[index], column);
    return isTotal && cell.look === 'value' ? { ...cell, look: 'strong' } : cell;
  });
}

/** Room for the filter arrow of a header, as spaces. */
const filterArrow = '   ';

export function tableHeaderHeight(table: Table, widths: readonly number[]): number {
  const headers = table.columns.map(({ header }) => `${header}${filterArrow}`);
  return wrappedHeight(headers, widths) + 3;
}

/** Height in points of a table with its header, as it is drawn. */
export function tableHeight(table: Table, widths: readonly number[]): number {
  const header = tableHeaderHeight(table, widths);
  // Only a table with wrapped texts has rows of other heights; others may be very long.
  if (table.isStreamed && !table.columns.some(({ wraps }) => wraps)) return header + table.rows.length * lineHeight;
  return table.rows.reduce((sum, row) => sum + rowHeight(tableCells(table, row), widths), header);
}
