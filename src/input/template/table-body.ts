import { columnLetters } from '#office/sheet/cell-name.ts';
import { tableRows } from '#input/template/filling.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { type Status, tableStatus } from '#input/template/cell-status.ts';
import type { FormTable } from '#input/template/growing-tables.ts';
import { markMissingCells, markStatuses, statusFont } from '#input/template/status-marks.ts';
import { colours, font, inputStyle, numberFormat, solid } from '#input/template/style.ts';
import { validation } from '#input/template/validation.ts';

/** How many rows a table has when it is delivered: those that it is filled with, and room for some more. */
export const deliveredRows = ({ table }: Pick<FormTable, 'table'>, { filling }: SheetContext): number =>
  Math.max(table.templateRows, tableRows(table, filling).length);

/** Draws the table itself: headers, cells to fill in, and what may be typed in them. */
export function writeTableBody(context: SheetContext, form: FormTable): void {
  const { sheet, filling } = context;
  const { table, headerRow, firstColumn } = form;
  const given = tableRows(table, filling);
  const empty = table.columns.map(() => null);
  sheet.addTable({
    name: table.name,
    ref: `${columnLetters(firstColumn)}${headerRow}`,
    headerRow: true,
    style: { theme: 'TableStyleLight1', showRowStripes: false },
    columns: table.columns.map((column) => ({ name: column.header })),
    rows: Array.from({ length: deliveredRows(form, context) }, (_, index) => given[index] ?? empty),
  });
  writeHeaders(context, form);
  writeCells(context, form);
}

function writeHeaders({ sheet }: SheetContext, { table, headerRow, firstColumn }: FormTable): void {
  for (const index of table.columns.keys()) {
    const cell = sheet.getCell(headerRow, firstColumn + index);
    cell.font = font({ bold: true, color: { argb: colours.white } });
    cell.fill = solid(colours.brand);
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
  }
}

/** Rows that a table can still get have the numbers of the table, without its fill: they are no part of it yet. */
function writeCells(context: SheetContext, form: FormTable): void {
  const { sheet, lists } = context;
  const { table, headerRow, firstColumn, rowCount } = form;
  const lastDelivered = headerRow + deliveredRows(form, context);
  for (const [index, column] of table.columns.entries()) {
    for (let row = headerRow + 1; row <= headerRow + rowCount; row++) {
      const cell = sheet.getCell(row, firstColumn + index);
      if (row <= lastDelivered) cell.style = inputStyle(column.type);
      else cell.style = { numFmt: numberFormat(column.type), protection: { locked: false } };
    }
    const letter = columnLetters(firstColumn + index);
    const first = `${letter}${headerRow + 1}`;
    sheet.dataValidations.add(
      `${first}:${letter}${headerRow + rowCount}`,
      validation(column, first, (choices) => lists.reference(choices)),
    );
  }
}

/** The cells of a table that can be filled in. */
function cellsOf({ table, firstColumn, headerRow, rowCount }: FormTable): string {
  const [first, last] = [columnLetters(firstColumn), columnLetters(firstColumn + table.columns.length - 1)];
  return `${first}${headerRow + 1}:${last}${headerRow + rowCount}`;
}

/** Draws the status of a whole table in a cell, and colours what is missing in the rows. */
export function writeTableStatus(
  { sheet, filling }: SheetContext,
  form: FormTable,
  place: { readonly row: number; readonly column: number; readonly indent: number },
): Status {
  const { table } = form;
  const status = tableStatus(table, cellsOf(form), tableRows(table, filling));
  const cell = sheet.getCell(place.row, place.column);
  cell.value = status;
  cell.font = statusFont();
  cell.alignment = { horizontal: 'left', vertical: 'middle', indent: place.indent };
  markStatuses(sheet, `${cell.address}:${cell.address}`);
  markMissingCells(sheet, cellsOf(form));
  return status;
}
