import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import { cellName, columnLetters } from '#office/sheet/cell-name.ts';
import { drawControls } from '#output/writers/xlsx/frame-controls.ts';
import { headerText, printArea } from '#output/writers/xlsx/page-areas.ts';
import { repeatedRow } from '#output/writers/xlsx/page-blocks.ts';
import { pageMargins } from '#office/sheet/page-size.ts';
import type { Palette } from '#output/model/palette.ts';
import { frozenRows, placedTables, type SheetLayout } from '#output/model/sheet-layout.ts';
import { sheetRoom } from '#output/model/sheet-rooms.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';

/** The library numbers tables and names their parts; what they are `tableXml` says. */
function addTable(sheet: Worksheet, layout: SheetLayout, table: Table): void {
  sheet.addTable({
    name: table.name,
    ref: cellName(layout.headerRow, 1),
    headerRow: true,
    columns: table.columns.map(({ header }) => ({ name: header, filterButton: true })),
    rows: [table.columns.map(() => null)],
  });
}

/** Numbers that are texts on purpose, such as personnel numbers, are not marked as a mistake. */
function allowNumbersAsText(sheet: Worksheet, layout: SheetLayout, table: Table): void {
  for (const [index, { format }] of table.columns.entries()) {
    if (format !== 'text') continue;
    const [first, last] = [layout.firstTableRow, layout.lastTableRow].map((row) => cellName(row, index + 1));
    sheet.ignoredErrors.push({ ref: `${first}:${last}`, numberStoredAsText: true });
  }
}

function setUpPage(sheet: Worksheet, plan: SheetPlan, owner: string): void {
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

/** Columns that are opened with the plus above them. */
function groupColumns(sheet: Worksheet, { groupedColumns = [] }: SheetPlan): void {
  for (const [first, last] of groupedColumns)
    for (let column = first; column <= last; column++)
      Object.assign(sheet.getColumn(column), { outlineLevel: 1, hidden: true });
}

/** What all sheets of a workbook have in common. */
export interface SheetLooks {
  readonly colours: Palette;
  /** Name of the employer, printed at the top of every page. */
  readonly owner: string;
}

/** Draws a planned sheet, without its charts and its rows. */
export function drawSheet(workbook: Workbook, plan: SheetPlan, { colours, owner }: SheetLooks): Worksheet {
  const room = sheetRoom(plan.name);
  const sheet = workbook.addWorksheet(plan.name, {
    state: room === 'hidden' ? 'hidden' : 'visible',
    properties: { tabColor: { argb: `FF${colours.tabs[room]}` } },
  });
  for (const [index, width] of plan.widths.entries()) sheet.getColumn(index + 1).width = width;
  groupColumns(sheet, plan);
  for (const { table, layout } of placedTables(plan)) {
    if (table.isPlain !== true) addTable(sheet, layout, table);
    allowNumbersAsText(sheet, layout, table);
  }
  if (plan.controls) drawControls(sheet, plan.controls, colours);
  setUpPage(sheet, plan, owner);
  return sheet;
}
