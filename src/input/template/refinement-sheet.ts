import type { Worksheet } from '@cj-tech-master/excelts';
import type { Field } from '#input/fields/field.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import { sameAsOf, type SheetDescription } from '#input/fields/templates.ts';
import { defaultText, refinedValue, tableRows } from '#input/template/filling.ts';
import { writeInput } from '#input/template/form-field.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { writeSheetTop } from '#input/template/sheet-top.ts';
import { isAlwaysRequired, sheetStatus, type Status } from '#input/template/cell-status.ts';
import { type FormTable, refinementRows, tablesBeside } from '#input/template/growing-tables.ts';
import { refinementIntro } from '#input/template/office-cells.ts';
import { colours, font, pageMargins, ruleBelow, solid } from '#input/template/style.ts';
import { deliveredRows, writeTableBody, writeTableStatus } from '#input/template/table-body.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { columnPoints, pageWidth } from '#office/sheet/page-size.ts';
import { lineHeight } from '#office/sheet/row-height.ts';

/** The columns of the fields: a line for each, as what it means is shown when its cell is chosen. */
const fieldColumns = [
  { heading: 'Veld', width: 42 },
  { heading: 'Waarde', width: 29 },
  { heading: 'Eenheid', width: 26 },
  { heading: 'Leeg is', width: 31 },
] as const;

const rows = refinementRows;
/** Widths in characters: of a column to fill in, of one for a sentence, and between tables. */
const widths = { input: 21, text: 50, gap: 4 } as const;
const widthOf = ({ type }: Column): number => (type === 'text' ? widths.text : widths.input);

/**
 * The sheet with what few dossiers need: fields below each other, an empty one having its standard, and beside them the tables, each
 * with room below it.
 */
export function writeRefinementSheet(context: SheetContext, description: SheetDescription): Status {
  const { sheet } = context;
  const lastField = writeFields(context, description);
  const forms = tablesBeside(description, fieldColumns.length + 2);
  const statuses = forms.map((form) => writeTable(context, form));
  const heights = description.tables.map((table) => helpLines(table) * lineHeight);
  sheet.getRow(rows.help).height = Math.max(...heights) + 4;
  setUpPages(context, forms, lastField);
  const last = columnLetters(Math.max(...forms.map(lastColumn)));
  const status = sheetStatus(`A${rows.status}:${last}${rows.status}`, statuses);
  const places = { intro: 'A2', status: 'A3' };
  return writeSheetTop(context, { title: description.name, intro: refinementIntro(context.filling), status, places });
}

/** Gives the last row. */
function writeFields(context: SheetContext, { groups }: SheetDescription): number {
  const { sheet } = context;
  for (const [index, { heading, width }] of fieldColumns.entries()) {
    sheet.getColumn(index + 1).width = width;
    const cell = sheet.getCell(rows.header, index + 1);
    cell.value = heading;
    cell.font = font({ bold: true, color: { argb: colours.white } });
    cell.fill = solid(colours.brand);
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: index === 0 ? 0 : 1 };
  }
  sheet.getColumn(fieldColumns.length + 1).width = widths.gap;
  let row: number = rows.header;
  for (const { title, fields } of groups) {
    row++;
    for (let column = 1; column <= fieldColumns.length; column++)
      sheet.getCell(row, column).fill = solid(colours.brandLight);
    const heading = sheet.getCell(row, 1);
    heading.value = title;
    heading.font = font({ bold: true, color: { argb: colours.brand } });
    for (const field of fields) writeField(context, field, ++row);
  }
  return row;
}

function writeField(context: SheetContext, field: Field, row: number): void {
  const texts = { 1: field.label, 3: 'unit' in field ? field.unit : '', 4: whenEmpty(field) };
  for (const [column, text] of Object.entries(texts)) {
    const cell = context.sheet.getCell(row, Number(column));
    cell.value = text === '' ? null : text;
    cell.font = Number(column) === 1 ? font() : font({ size: 10, color: { argb: colours.muted } });
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: Number(column) === 1 ? 0 : 1 };
    cell.border = ruleBelow;
  }
  writeInput(context, field, row, refinedValue(field, context.filling));
}

/** What an empty cell stands for. */
function whenEmpty(field: Field): string {
  if (sameAsOf(field) !== null) return 'zoals nu';
  const usual = defaultText(field);
  if (usual !== '') return usual;
  return field.help.includes('Leeg:') ? 'zie de uitleg bij de cel' : 'niet ingevuld';
}

function writeTable(context: SheetContext, form: FormTable): Status {
  const { sheet } = context;
  const { table, firstColumn } = form;
  for (const [index, column] of table.columns.entries()) sheet.getColumn(firstColumn + index).width = widthOf(column);
  sheet.getColumn(lastColumn(form) + 1).width = widths.gap;
  writeTitle(context, form);
  writeAcross(context, form, rows.help, table.help);
  const help = sheet.getCell(rows.help, firstColumn);
  help.font = font({ size: 10, color: { argb: colours.muted } });
  help.alignment = { vertical: 'top', wrapText: true };
  writeTableBody(context, form);
  return writeTableStatus(context, form, { row: rows.status, column: firstColumn, indent: 0 });
}

function writeTitle(context: SheetContext, form: FormTable): void {
  const { sheet } = context;
  const { table, firstColumn } = form;
  for (let column = firstColumn; column <= lastColumn(form); column++)
    sheet.getCell(rows.title, column).fill = solid(colours.brandLight);
  writeAcross(context, form, rows.title, isAlwaysRequired(table) ? `${table.title} *` : table.title);
  sheet.getCell(rows.title, firstColumn).font = font({ bold: true, color: { argb: colours.brand } });
}

/** A text as wide as the table. */
function writeAcross({ sheet }: SheetContext, form: FormTable, row: number, text: string): void {
  sheet.mergeCells(`${columnLetters(form.firstColumn)}${row}:${columnLetters(lastColumn(form))}${row}`);
  sheet.getCell(row, form.firstColumn).value = text;
}

const textWidth = ({ columns }: TableDescription): number => columns.reduce((sum, column) => sum + widthOf(column), 0);

const helpLines = (table: TableDescription): number => Math.ceil((table.help.length * 1.25) / textWidth(table));

const lastColumn = ({ firstColumn, table }: FormTable): number => firstColumn + table.columns.length - 1;

/** Of its own size a table is printed at least at this part: letters of nearly nine points. */
const readableScale = 0.8;

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

/** Prints the fields, and after them the tables that have rows. */
function setUpPages(context: SheetContext, forms: readonly FormTable[], lastField: number): void {
  const { sheet } = context;
  const filled = forms.filter(({ table }) => tableRows(table, context.filling).length > 0);
  const areas = pagesOf(sheet, filled).map((page) => {
    const [first, last] = [page[0]!, page.at(-1)!];
    const bottom = rows.header + Math.max(...page.map((form) => deliveredRows(form, context)));
    return `${columnLetters(first.firstColumn)}${rows.title}:${columnLetters(lastColumn(last))}${bottom}`;
  });
  const fields = `A1:${columnLetters(fieldColumns.length)}${lastField}`;
  sheet.pageSetup.printArea = [fields, ...areas].join('&&');
}
