import type { SheetDescription } from '#input/fields/templates.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { lineHeight } from '#office/sheet/row-height.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { writeSheetTop } from '#input/template/sheet-top.ts';
import { isAlwaysRequired, sheetStatus, type Status } from '#input/template/cell-status.ts';
import { type FormTable, growingTables, tableSheetRows } from '#input/template/growing-tables.ts';
import { colours, font, solid, pageMargins } from '#input/template/style.ts';
import { writeTableBody, writeTableStatus } from '#input/template/table-body.ts';
import type { Worksheet } from '@cj-tech-master/excelts';
import { columnPoints, pageWidth } from '#office/sheet/page-size.ts';

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

/** Prints whole tables. The areas are whole columns, so that rows which are added to a table are printed too. */
function setUpTablePages(sheet: Worksheet, forms: readonly FormTable[]): void {
  sheet.pageSetup.printArea = pagesOf(sheet, forms)
    .flatMap((page) => {
      const [first, last] = [page[0], page.at(-1)];
      return first && last ? [`${columnLetters(first.firstColumn)}:${columnLetters(lastColumn(last))}`] : [];
    })
    .join('&&');
}

const rows = tableSheetRows;
/** Widths in characters: of a column to fill in, of one for a sentence, and between tables. */
const widths = { input: 21, text: 50, gap: 4 } as const;
const widthOf = ({ type }: Column): number => (type === 'text' ? widths.text : widths.input);
const intro =
  'Staffels en andere tabellen, naast elkaar. Typ of plak onder de koppen; een tabel groeit mee met wat u eronder zet.';

/**
 * The sheet for tables of any length, beside each other so that each can grow downward. It is not protected: programs let a
 * table grow only where it is not.
 */
export function writeTableSheet(context: SheetContext, description: SheetDescription): Status {
  const { sheet } = context;
  const forms = growingTables(description);
  const statuses = forms.map((form) => writeGrowingTable(context, form));
  setUpTablePages(sheet, forms);
  const heights = description.tables.map((table) => helpLines(table) * lineHeight);
  sheet.getRow(rows.help).height = Math.max(...heights) + 4;
  const last = columnLetters(Math.max(...forms.map(lastColumn)));
  const status = sheetStatus(`A${rows.status}:${last}${rows.status}`, statuses);
  return writeSheetTop(context, { title: description.name, intro, status, places: { intro: 'A2', status: 'A3' } });
}

const textWidth = ({ columns }: TableDescription): number => columns.reduce((sum, column) => sum + widthOf(column), 0);

const helpLines = (table: TableDescription): number => Math.ceil((table.help.length * 1.25) / textWidth(table));

const lastColumn = ({ firstColumn, table }: FormTable): number => firstColumn + table.columns.length - 1;

function writeGrowingTable(context: SheetContext, form: FormTable): Status {
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
