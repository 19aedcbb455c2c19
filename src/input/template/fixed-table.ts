import type { Worksheet } from '@cj-tech-master/excelts';
import type { TableDescription } from '#input/fields/table.ts';
import { formColumns } from '#input/template/form-field.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { isAlwaysRequired, type Status } from '#input/template/cell-status.ts';
import type { FormTable } from '#input/template/growing-tables.ts';
import { colours, font, solid } from '#input/template/style.ts';
import { deliveredRows, writeTableBody, writeTableStatus } from '#input/template/table-body.ts';

const statusColumn = 3;

/** A table of fixed size under the fields of a protected sheet. Gives its status and the row for what comes next. */
export function writeFixedTable(
  context: SheetContext,
  table: TableDescription,
  firstRow: number,
): { readonly status: Status; readonly nextRow: number } {
  const { sheet } = context;
  writeTitle(sheet, table, firstRow);
  const rowCount = deliveredRows({ table }, context);
  const form = { table, firstColumn: 1, headerRow: firstRow + 2, rowCount };
  writeTableBody(context, form);
  writeColumnHelp(sheet, form);
  const status = writeTableStatus(context, form, { row: firstRow, column: statusColumn, indent: 1 });
  return { status, nextRow: form.headerRow + rowCount + 2 };
}

function writeTitle(sheet: Worksheet, table: TableDescription, row: number): void {
  for (let column = 1; column <= formColumns.length; column++)
    sheet.getCell(row, column).fill = solid(colours.brandLight);
  const title = sheet.getCell(row, 1);
  title.value = isAlwaysRequired(table) ? `${table.title} *` : table.title;
  title.font = font({ bold: true, color: { argb: colours.brand } });
  const help = sheet.getCell(row + 1, 1);
  help.value = table.help;
  help.font = font({ size: 10, color: { argb: colours.muted } });
}

function writeColumnHelp(sheet: Worksheet, form: FormTable): void {
  for (const [index, column] of form.table.columns.entries()) {
    const help = sheet.getCell(form.headerRow + index, statusColumn + 1);
    help.value = `${column.header}: ${column.help}`;
    help.font = font({ size: 10, color: { argb: colours.muted } });
    help.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
  }
}
