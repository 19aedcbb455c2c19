import type { Worksheet } from '@cj-tech-master/excelts';
import type { TableDescription } from '#input/fields/table.ts';
import { tableRows } from '#input/template/filling.ts';
import { formColumns } from '#input/template/form-field.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import type { ShownStatus } from '#input/template/status/marks.ts';
import { signs } from '#input/template/status/marks.ts';
import { type FormTable, rowStatus, tableStatus } from '#input/template/status/table-status.ts';
import { markEmptyCells, markStatuses, statusFont } from '#input/template/status-marks.ts';
import { colours, font, inputStyle, solid } from '#input/template/style.ts';
import { validation } from '#input/template/validation.ts';

const statusColumn = 3;

/** A table of fixed size under the fields of a protected sheet. Gives its status and the row for what comes next. */
export function writeFixedTable(
  context: SheetContext,
  table: TableDescription,
  firstRow: number,
): { readonly status: ShownStatus; readonly nextRow: number } {
  const { sheet } = context;
  writeTitle(sheet, table, firstRow);
  const given = tableRows(table, context.filling);
  const empty = table.columns.map(() => null);
  const size = Math.max(table.templateRows, given.length);
  const rows = Array.from({ length: size }, (_, index) => given[index] ?? empty);
  const form = { table, headerRow: firstRow + 2, rowCount: size };
  sheet.addTable({
    name: table.name,
    ref: `A${form.headerRow}`,
    headerRow: true,
    style: { theme: 'TableStyleLight1', showRowStripes: false },
    columns: table.columns.map((column) => ({ name: column.header })),
    rows,
  });
  writeHeaders(sheet, table, form.headerRow);
  writeCells(context, form);
  const status = writeStatuses(context, form, firstRow);
  return { status, nextRow: form.headerRow + size + 2 };
}

function writeTitle(sheet: Worksheet, table: TableDescription, row: number): void {
  for (let column = 1; column <= formColumns.length; column++)
    sheet.getCell(row, column).fill = solid(colours.brandLight);
  const title = sheet.getCell(row, 1);
  title.value = table.required ? `${table.title} *` : table.title;
  title.font = font({ bold: true, color: { argb: colours.brand } });
  const help = sheet.getCell(row + 1, 1);
  help.value = table.help;
  help.font = font({ size: 10, color: { argb: colours.muted } });
}

function writeHeaders(sheet: Worksheet, table: TableDescription, row: number): void {
  for (let column = 1; column <= table.columns.length; column++) {
    const cell = sheet.getCell(row, column);
    cell.font = font({ bold: true, color: { argb: colours.white } });
    cell.fill = solid(colours.brand);
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
  }
  for (const [index, column] of table.columns.entries()) {
    const help = sheet.getCell(row + index, statusColumn + 1);
    help.value = `${column.header}: ${column.help}`;
    help.font = font({ size: 10, color: { argb: colours.muted } });
    help.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
  }
}

function writeCells({ sheet, lists }: SheetContext, { table, headerRow, rowCount }: FormTable): void {
  for (const [index, column] of table.columns.entries()) {
    const letter = sheet.getColumn(index + 1).letter;
    for (let row = headerRow + 1; row <= headerRow + rowCount; row++) {
      sheet.getCell(row, index + 1).style = inputStyle(column.type);
    }
    const first = `${letter}${headerRow + 1}`;
    sheet.dataValidations.add(
      `${first}:${letter}${headerRow + rowCount}`,
      validation(column, first, (choices) => lists.reference(choices)),
    );
  }
}

/** Beside each row what is wrong with it, and beside the title what is wrong with the table. */
function writeStatuses(context: SheetContext, form: FormTable, titleRow: number): ShownStatus {
  const { sheet, sources, formulas } = context;
  const { table, headerRow, rowCount } = form;
  for (let index = 0; index < rowCount; index++) {
    const cell = sheet.getCell(headerRow + 1 + index, statusColumn);
    formulas.write(cell, rowStatus(form, index, sources.list));
    cell.font = statusFont();
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
  }
  const lastRow = headerRow + rowCount;
  const range = `$C$${headerRow + 1}:$C$${lastRow}`;
  const cell = sheet.getCell(titleRow, statusColumn);
  formulas.write(cell, tableStatus(form, range, sources));
  cell.font = statusFont();
  cell.alignment = { horizontal: 'left', indent: 1 };
  markStatuses(sheet, `C${titleRow}:C${lastRow}`);
  markEmptyCells(sheet, `A${headerRow + 1}:B${lastRow}`, `LEFT($C${headerRow + 1},1)="${signs.missing}"`);
  return { label: table.title, cell: context.reference(statusColumn, titleRow) };
}
