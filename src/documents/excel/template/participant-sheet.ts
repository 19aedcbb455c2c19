import type { Worksheet } from '@cj-tech-master/excelts';
import type { Column, TableDescription } from '#contract/fields/table.ts';
import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import { tableRows, type TemplateFilling } from '#documents/excel/template/filling.ts';
import { colours, font, numberFormat, solid } from '#documents/excel/template/style.ts';
import { validation } from '#documents/excel/template/validation.ts';

const headerRow = 4;
const widths: Readonly<Record<Column['type'], number>> = {
  text: 22,
  date: 18,
  choice: 14,
  amount: 22,
  percentage: 20,
  factor: 14,
  whole: 14,
};

/** The sheet for the participants: not protected, one table that grows when rows are added below it. */
export function writeParticipantSheet(
  sheet: Worksheet,
  table: TableDescription,
  lists: ChoiceLists,
  filling: TemplateFilling,
): void {
  for (const [index, column] of table.columns.entries()) writeColumn(sheet, table, column, index + 1, lists);
  writeTop(sheet, table);
  const given = tableRows(table, filling);
  const empty = table.columns.map(() => null);
  sheet.addTable({
    name: table.name,
    ref: `A${headerRow}`,
    headerRow: true,
    style: { theme: 'TableStyleLight9', showRowStripes: true },
    columns: table.columns.map((column) => ({ name: column.header })),
    rows: given.length > 0 ? [...given] : Array.from({ length: table.templateRows }, () => empty),
  });
  writeHeaders(sheet, table);
}

const columnAlignment = (column: Column) =>
  ({ horizontal: column.type === 'amount' || column.type === 'percentage' ? 'right' : 'left', indent: 1 }) as const;

function writeHeaders(sheet: Worksheet, table: TableDescription): void {
  for (const [index, column] of table.columns.entries()) {
    const alignment = { ...columnAlignment(column), vertical: 'middle' } as const;
    const note = sheet.getCell(headerRow - 1, index + 1);
    note.value = column.required ? 'verplicht' : 'mag leeg';
    note.font = font({ size: 10, italic: true, color: { argb: colours.muted } });
    note.alignment = alignment;
    const header = sheet.getCell(headerRow, index + 1);
    header.font = font({ bold: true, color: { argb: colours.white } });
    header.fill = solid(colours.brand);
    header.alignment = alignment;
  }
  sheet.getRow(headerRow).height = 22;
}

function writeTop(sheet: Worksheet, table: TableDescription): void {
  const title = sheet.getCell(1, 1);
  title.value = table.title;
  title.font = font({ size: 18, bold: true, color: { argb: colours.brand } });
  sheet.getRow(1).height = 28;
  const help = sheet.getCell(2, 1);
  help.value = `${table.help} Plak gegevens onder de koppen; de tabel groeit mee. Geen BSN, geen namen, geen gegevens over gezondheid.`;
  help.font = font({ color: { argb: colours.muted } });
}

function writeColumn(
  sheet: Worksheet,
  table: TableDescription,
  column: Column,
  index: number,
  lists: ChoiceLists,
): void {
  const target = sheet.getColumn(index);
  target.width = Math.max(widths[column.type], column.header.length + 4);
  target.numFmt = numberFormat(column.type);
  target.font = font();
  target.alignment = columnAlignment(column);
  const first = `${target.letter}${headerRow + 1}`;
  sheet.dataValidations.add(
    `${first}:${target.letter}${headerRow + table.maximumRows}`,
    validation(column, first, (choices) => lists.reference(choices)),
  );
}
