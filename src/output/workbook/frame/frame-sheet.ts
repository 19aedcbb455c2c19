import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { cellName, columnLetters } from '#office/sheet/cell-name.ts';
import type { CellStyles } from '#output/workbook/cell-style.ts';
import { drawControls } from '#output/workbook/frame/frame-controls.ts';
import type { NumberFormat } from '#output/workbook/number-formats.ts';
import { headerText, printArea } from '#output/workbook/pages/page-areas.ts';
import { repeatedRow } from '#output/workbook/pages/page-blocks.ts';
import { pageMargins } from '#office/sheet/page-size.ts';
import type { Palette } from '#output/workbook/palette.ts';
import { rowHeight } from '#output/workbook/planned-row-height.ts';
import { frozenRows, type PlacedPart, placedParts, type SheetLayout } from '#output/workbook/sheet-layout.ts';
import { sheetRoom } from '#output/workbook/sheet-rooms.ts';
import {
  type CellContent,
  type PlannedCell,
  type PlannedRow,
  type PlannedTable,
  type SheetPlan,
} from '#output/workbook/sheet-plan.ts';
import { tableCells, tableHeaderHeight } from '#output/workbook/table-cells.ts';
import { looksLikeFormula, storedValue } from '#output/workbook/frame/stored-value.ts';

interface Frame {
  readonly workbook: Workbook;
  readonly sheet: Worksheet;
  readonly styles: CellStyles;
  readonly widths: readonly number[];
  /** Name of the employer, printed at the top of every page. */
  readonly owner: string;
}

/** Text in this sample row of a streamed table shows the style of text that could be taken for a formula. */
const quotedSample = '=';

function drawCell(frame: Frame, row: number, column: number, cell: PlannedCell): void {
  const target = frame.sheet.getCell(row, column);
  const value = storedValue(cell.content);
  target.value =
    cell.target === undefined || typeof value === 'number'
      ? value
      : { text: String(value), hyperlink: `#${cell.target}` };
  if (cell.formula !== undefined) target.value = { formula: cell.formula, result: value ?? '' };
  target.style = frame.styles({
    look: cell.look,
    format: cell.format ?? 'general',
    wraps: cell.wraps ?? false,
    isRight: cell.isRight ?? (typeof value === 'number' && cell.look !== 'label'),
    isQuoted: looksLikeFormula(value),
  });
  if (cell.name !== undefined) {
    frame.workbook.definedNames.add(absoluteReference(frame.sheet.name, column, row), cell.name);
  }
}

function drawRow(frame: Frame, row: number, cells: PlannedRow): void {
  frame.sheet.getRow(row).height = rowHeight(cells, frame.widths);
  for (const [index, cell] of cells.entries()) if (cell) drawCell(frame, row, index + 1, cell);
}

const textFormats: ReadonlySet<NumberFormat> = new Set<NumberFormat>(['text', 'general', 'date']);

function drawTableHeader(frame: Frame, row: number, table: PlannedTable): void {
  frame.sheet.getRow(row).height = tableHeaderHeight(table, frame.widths);
  for (const [index, { header, format }] of table.columns.entries()) {
    const cell = frame.sheet.getCell(row, index + 1);
    cell.value = header;
    const isRight = !textFormats.has(format);
    cell.style = frame.styles({ look: 'header', format: 'general', wraps: true, isRight, isQuoted: false });
  }
}

/** Sample rows of a streamed table, one with plain contents and one with quoted text; all other rows take their styles. */
const sampleRows = (table: PlannedTable): readonly (readonly CellContent[])[] => [
  table.columns.map(({ format }) => (textFormats.has(format) ? 'x' : 0)),
  table.columns.map(() => quotedSample),
];

function drawTable(frame: Frame, layout: SheetLayout, table: PlannedTable): void {
  const empty = table.rows.length === 0 ? [[]] : table.rows;
  const rows = table.isStreamed ? sampleRows(table) : empty;
  if (table.isPlain !== true) addTable(frame, layout, table, rows.length);
  drawTableHeader(frame, layout.headerRow, table);
  allowNumbersAsText(frame.sheet, layout, table);
  for (const [index, row] of rows.entries()) {
    drawRow(frame, layout.firstTableRow + index, tableCells(table, row));
  }
}

function addTable({ sheet }: Frame, layout: SheetLayout, table: PlannedTable, rows: number): void {
  sheet.addTable({
    name: table.name,
    ref: cellName(layout.headerRow, 1),
    headerRow: true,
    columns: table.columns.map(({ header }) => ({ name: header, filterButton: true })),
    rows: Array.from({ length: rows }, () => table.columns.map(() => null)),
  });
}

/** Numbers that are texts on purpose, such as personnel numbers, are not marked as a mistake. */
function allowNumbersAsText(sheet: Worksheet, layout: SheetLayout, table: PlannedTable): void {
  for (const [index, { format }] of table.columns.entries()) {
    if (format !== 'text') continue;
    const [first, last] = [layout.firstTableRow, layout.lastTableRow].map((row) => cellName(row, index + 1));
    sheet.ignoredErrors.push({ ref: `${first}:${last}`, numberStoredAsText: true });
  }
}

function setUpPage({ sheet, owner }: Frame, plan: SheetPlan): void {
  sheet.views = [{ state: 'frozen', xSplit: 0, ySplit: frozenRows, showGridLines: false }];
  sheet.pageSetup.printArea = printArea(plan);
  sheet.pageSetup.margins = { ...pageMargins };
  sheet.pageSetup.paperSize = 9;
  sheet.pageSetup.orientation = plan.orientation;
  sheet.pageSetup.fitToPage = true;
  sheet.pageSetup.fitToWidth = 1;
  sheet.pageSetup.fitToHeight = 0;
  const repeated = repeatedRow(plan);
  sheet.pageSetup.printTitlesRow = `${repeated}:${repeated}`;
  if (plan.repeatedColumns > 0) sheet.pageSetup.printTitlesColumn = `A:${columnLetters(plan.repeatedColumns)}`;
  sheet.headerFooter.oddHeader = `&L${headerText(owner)}&R&A`;
  sheet.headerFooter.oddFooter = '&LGeen advies in de zin van de Wft&RPagina &P van &N';
}

function drawPart(frame: Frame, { part, layout }: PlacedPart): void {
  for (const [index, row] of part.rows.entries()) drawRow(frame, layout.firstRow + index, row);
  if (part.table) drawTable(frame, layout, part.table);
  for (const [index, row] of part.rowsBelow.entries()) drawRow(frame, layout.firstRowBelow + index, row);
}

/** Columns that are opened with the plus above them. */
function groupColumns(sheet: Worksheet, { groupedColumns = [] }: SheetPlan): void {
  for (const [first, last] of groupedColumns)
    for (let column = first; column <= last; column++)
      Object.assign(sheet.getColumn(column), { outlineLevel: 1, hidden: true });
}

/** What all sheets of a workbook have in common. */
export interface SheetLooks {
  readonly colours: Palette;
  readonly styles: CellStyles;
  readonly owner: string;
}

/** Draws a planned sheet, without its chart and without the rows of a streamed table. */
export function drawSheet(workbook: Workbook, plan: SheetPlan, { colours, styles, owner }: SheetLooks): Worksheet {
  const room = sheetRoom(plan.name);
  const sheet = workbook.addWorksheet(plan.name, {
    state: room === 'hidden' ? 'hidden' : 'visible',
    properties: { tabColor: { argb: `FF${colours.tabs[room]}` } },
  });
  const frame = { workbook, sheet, styles, widths: plan.widths, owner };
  for (const [index, width] of plan.widths.entries()) sheet.getColumn(index + 1).width = width;
  groupColumns(sheet, plan);
  for (const placed of placedParts(plan)) drawPart(frame, placed);
  if (plan.controls) drawControls(workbook, sheet, plan.controls, colours);
  setUpPage(frame, plan);
  return sheet;
}
