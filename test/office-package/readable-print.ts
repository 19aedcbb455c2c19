import { type CellRange, cellRange, columnNumber, maximumRow, rangeName } from '#office/sheet/cell-name.ts';
import { attribute, packageContents, relationshipsFrom, tagTexts } from '#test/office-package/package-contents.ts';
import { sheetSizes } from '#test/office-package/text-fit.ts';
import { type SheetContents, workbookContents, type WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** Points across A4 within the margins of a sheet that is filled in. */
const across = { portrait: 537, landscape: 784 } as const;

/** Letters of 11 points are more than seven. */
const leastScale = 0.65;

/** The parts in which a sheet is printed, whole columns among them; all that is used where it has no such parts. */
function printedParts({ xml, sheets }: WorkbookContents, sheet: SheetContents): readonly CellRange[] {
  const place = `name="_xlnm.Print_Area" localSheetId="${sheets.indexOf(sheet)}"[^>]*>([^<]*)`;
  const [, areas = ''] = new RegExp(place).exec(xml) ?? [];
  const parts = [...areas.matchAll(/\$([A-Z]+)(?:\$(\d+))?:\$([A-Z]+)(?:\$(\d+))?/g)].map(
    ([, first = '', top, last = '', bottom]): CellRange => ({
      firstColumn: columnNumber(first),
      lastColumn: columnNumber(last),
      firstRow: Number(top ?? 1),
      lastRow: Number(bottom ?? maximumRow),
    }),
  );
  const lastColumn = Math.max(...sheet.cells.map(({ column }) => column));
  return parts.length > 0 ? parts : [{ firstColumn: 1, lastColumn, firstRow: 1, lastRow: maximumRow }];
}

function tablesOf({ contents }: WorkbookContents, { part }: SheetContents): readonly CellRange[] {
  const targets = relationshipsFrom(contents, part).filter(({ kind }) => kind === 'table');
  return targets.flatMap(({ target }) => {
    const [table = ''] = tagTexts(contents.texts.get(target) ?? '', 'table');
    return cellRange(attribute(table, 'ref') ?? '') ?? [];
  });
}

const holds = (part: CellRange, table: CellRange): boolean =>
  part.firstColumn <= table.firstColumn &&
  table.lastColumn <= part.lastColumn &&
  part.firstRow <= table.firstRow &&
  table.lastRow <= part.lastRow;

const isFilled = ({ cells }: SheetContents, { firstRow, lastRow, firstColumn, lastColumn }: CellRange): boolean =>
  cells.some(
    ({ row, column, value }) =>
      value !== null && row > firstRow && row <= lastRow && column >= firstColumn && column <= lastColumn,
  );

function sheetProblems(workbook: WorkbookContents, sheet: SheetContents): readonly string[] {
  const { widthOf } = sheetSizes(sheet);
  const isPortrait = attribute(tagTexts(sheet.xml, 'pageSetup')[0] ?? '', 'orientation') === 'portrait';
  const parts = printedParts(workbook, sheet);
  const scales = parts.map(({ firstColumn, lastColumn }) => {
    let points = 0;
    for (let column = firstColumn; column <= lastColumn; column++) points += widthOf(column) * 5.25 + 3.75;
    return across[isPortrait ? 'portrait' : 'landscape'] / points;
  });
  const scale = Math.min(...scales);
  const cut = tablesOf(workbook, sheet).filter(
    (table) => parts.filter((part) => holds(part, table)).length !== (isFilled(sheet, table) ? 1 : 0),
  );
  return [
    ...(scale < leastScale ? [`${sheet.name} is printed at ${Math.round(scale * 100)}%`] : []),
    ...cut.map((table) => `${sheet.name} prints the table at ${rangeName(table)} not whole and once, or empty`),
  ];
}

/** Sheets in view of which the letters on paper are too small to read, and tables that are divided over pages. */
export function smallPrint(bytes: Uint8Array): readonly string[] {
  const workbook = workbookContents(packageContents(bytes));
  const hidden = tagTexts(workbook.xml, 'sheet').filter((tag) => attribute(tag, 'state') === 'hidden');
  const names = new Set(hidden.map((tag) => attribute(tag, 'name')));
  return workbook.sheets.filter(({ name }) => !names.has(name)).flatMap((sheet) => sheetProblems(workbook, sheet));
}
