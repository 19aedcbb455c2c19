import type { Worksheet } from '@cj-tech-master/excelts';
import type { TableDescription } from '#contract/fields/table.ts';
import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import { tableRows, type TemplateFilling } from '#documents/excel/template/filling.ts';
import { colours, font, inputStyle, solid } from '#documents/excel/template/style.ts';
import { validation } from '#documents/excel/template/validation.ts';

/** A table of fixed size under the fields of a protected sheet. Gives the row for what comes next. */
export function writeFixedTable(
  sheet: Worksheet,
  table: TableDescription,
  firstRow: number,
  lists: ChoiceLists,
  filling: TemplateFilling,
): number {
  writeTitle(sheet, table, firstRow);
  const headerRow = firstRow + 2;
  const given = tableRows(table, filling);
  const size = Math.max(table.templateRows, given.length);
  const empty = table.columns.map(() => null);
  sheet.addTable({
    name: table.name,
    ref: `A${headerRow}`,
    headerRow: true,
    style: { theme: 'TableStyleLight1', showRowStripes: false },
    columns: table.columns.map((column) => ({ name: column.header })),
    rows: Array.from({ length: size }, (_, index) => given[index] ?? empty),
  });
  writeHeaders(sheet, table, headerRow);
  writeCells(sheet, table, headerRow, size, lists);
  return headerRow + size + 2;
}

function writeTitle(sheet: Worksheet, table: TableDescription, row: number): void {
  for (let column = 1; column <= 6; column++) sheet.getCell(row, column).fill = solid(colours.brandLight);
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
  const help = sheet.getCell(row, 3);
  help.value = table.columns.map((column) => `${column.header}: ${column.help}`).join('  ');
  help.font = font({ size: 10, color: { argb: colours.muted } });
  help.alignment = { horizontal: 'left', vertical: 'middle', indent: 1 };
}

function writeCells(
  sheet: Worksheet,
  table: TableDescription,
  headerRow: number,
  size: number,
  lists: ChoiceLists,
): void {
  for (const [index, column] of table.columns.entries()) {
    const letter = sheet.getColumn(index + 1).letter;
    for (let row = headerRow + 1; row <= headerRow + size; row++) {
      sheet.getCell(row, index + 1).style = inputStyle(column.type);
    }
    const first = `${letter}${headerRow + 1}`;
    sheet.dataValidations.add(
      `${first}:${letter}${headerRow + size}`,
      validation(column, first, (choices) => lists.reference(choices)),
    );
  }
}
