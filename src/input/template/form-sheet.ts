import type { FieldGroup } from '#input/fields/field.ts';
import type { SheetDescription } from '#input/fields/templates.ts';
import { setUpPages } from '#input/template/form-pages.ts';
import { formColumns, writeField } from '#input/template/form-field.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { sheetStatus, type Status, isAlwaysRequired } from '#input/template/cell-status.ts';
import { markMissingFields, markStatuses } from '#input/template/status-marks.ts';
import { writeSheetTop } from '#input/template/sheet-top.ts';
import { colours, font, solid } from '#input/template/style.ts';
import type { Worksheet } from '@cj-tech-master/excelts';
import type { TableDescription } from '#input/fields/table.ts';
import type { FormTable } from '#input/template/growing-tables.ts';
import { deliveredRows, writeTableBody, writeTableStatus } from '#input/template/table-body.ts';

const statusColumn = 3;

/** A table under the fields of a sheet, with room below it. Gives its status and the row for what comes next. */
function writeFixedTable(
  context: SheetContext,
  table: TableDescription,
  firstRow: number,
): { readonly status: Status; readonly nextRow: number } {
  const { sheet } = context;
  writeTitle(sheet, table, firstRow);
  const rowCount = deliveredRows({ table }, context);
  const form = { table, firstColumn: 1, headerRow: firstRow + 2, rowCount: table.maximumRows };
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

const intro: Readonly<Record<string, string>> = {
  Dossier: 'Wie, welke regeling en welke data. Vul de lichtgele cellen in; velden met * zijn verplicht.',
  'Huidige regeling':
    'De regeling die nu loopt. Bedragen op het niveau van de peildatum; percentages als percentage (5%).',
  'Nieuwe regeling':
    'De regeling vanaf de transitiedatum. Vul alleen in wat anders wordt: leeg is zoals nu. Wat vervalt, is 0.',
};
const headerRow = 4;

/** A sheet with fields below each other and, under them, the tables that belong to the same subject. */
export function writeFormSheet(context: SheetContext, description: SheetDescription): Status {
  const { sheet } = context;
  for (const [index, { width }] of formColumns.entries()) sheet.getColumn(index + 1).width = width;
  const statuses: Status[] = [];
  let row = headerRow + 1;
  const blocks: number[] = [];
  for (const group of description.groups) {
    blocks.push(row);
    row = writeGroup(context, group, row, statuses);
  }
  markMissingFields(sheet, headerRow + 1, row - 1);
  markStatuses(sheet, `C${headerRow + 1}:C${row - 1}`);
  for (const table of description.tables) {
    blocks.push(row);
    const written = writeFixedTable(context, table, row);
    statuses.push(written.status);
    row = written.nextRow;
  }
  const status = sheetStatus(`C${headerRow + 1}:C${row - 1}`, statuses);
  writeHeadings(context);
  const places = { intro: 'A2', status: 'A3' };
  const top = { title: description.name, intro: intro[description.name] ?? '', status, places };
  writeSheetTop(context, top);
  setUpPages(sheet, {
    widths: formColumns.map(({ width }) => width),
    blocks,
    lastRow: row - 2,
    orientation: 'landscape',
  });
  return status;
}

function writeHeadings({ sheet }: SheetContext): void {
  for (const [index, { heading }] of formColumns.entries()) {
    const cell = sheet.getCell(headerRow, index + 1);
    cell.value = heading;
    cell.font = font({ bold: true, color: { argb: colours.white } });
    cell.fill = solid(colours.brand);
    cell.alignment = { horizontal: 'left', vertical: 'middle', wrapText: true, indent: index === 0 ? 0 : 1 };
  }
  sheet.getRow(headerRow).height = 32;
}

/** Writes the heading and the fields of a group; gives the row for what comes next. */
function writeGroup(context: SheetContext, group: FieldGroup, firstRow: number, statuses: Status[]): number {
  const { sheet } = context;
  for (let column = 1; column <= formColumns.length; column++) {
    sheet.getCell(firstRow, column).fill = solid(colours.brandLight);
  }
  const title = sheet.getCell(firstRow, 1);
  title.value = {
    richText: [
      { text: group.title, font: font({ bold: true, color: { argb: colours.brand } }) },
      { text: `   ${group.lead}`, font: font({ size: 10, color: { argb: colours.muted } }) },
    ],
  };
  title.alignment = { vertical: 'middle' };
  sheet.getRow(firstRow).height = 20;
  for (const [index, field] of group.fields.entries()) {
    const status = writeField(context, field, firstRow + 1 + index);
    if (status) statuses.push(status);
  }
  return firstRow + group.fields.length + 2;
}
