import { columnLetters } from '#office/sheet/cell-name.ts';
import { type CellLook, cellLooks } from '#test/office-package/cell-looks.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { lineCount, shownNumber, textWidth } from '#test/office-package/text-width.ts';
import type { SheetCell, SheetContents, WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** Widths of the columns and heights of the rows of a sheet. */
export interface SheetSizes {
  readonly widthOf: (column: number) => number;
  readonly heightOf: (row: number) => number;
}

const standardWidth = 8.43;
const standardHeight = 15;

export function sheetSizes({ xml }: SheetContents): SheetSizes {
  const columns = tagTexts(xml, 'col').map((text) => ({
    first: Number(attribute(text, 'min')),
    last: Number(attribute(text, 'max')),
    width: Number(attribute(text, 'width') ?? standardWidth),
  }));
  const heights = new Map(
    tagTexts(xml, 'row').map((text) => [Number(attribute(text, 'r')), Number(attribute(text, 'ht') ?? standardHeight)]),
  );
  return {
    widthOf: (column) => columns.find(({ first, last }) => first <= column && column <= last)?.width ?? standardWidth,
    heightOf: (row) => heights.get(row) ?? standardHeight,
  };
}

/** Estimates are no measurements. */
const tolerance = 1.06;

/** Height of a line is about a third more than the size of its letters. */
const lineFactor = 1.36;

/** Room of a text that does not wrap: its own column and empty ones beside it, up to where the sheet's print ends. */
function roomOf(cell: SheetCell, look: CellLook, row: ReadonlyMap<number, SheetCell>, sizes: SheetSizes, last: number) {
  const step = look.horizontal === 'right' ? -1 : 1;
  let room = sizes.widthOf(cell.column) - look.indent;
  for (let column = cell.column + step; column >= 1 && column <= last; column += step) {
    if (row.get(column)?.value) break;
    room += sizes.widthOf(column);
  }
  return room;
}

function isCut(cell: SheetCell, look: CellLook, row: ReadonlyMap<number, SheetCell>, sizes: SheetSizes, last: number) {
  const text = cell.value ?? '';
  if (!look.wraps) return textWidth(text, look) > roomOf(cell, look, row, sizes, last) * tolerance;
  const width = (sizes.widthOf(cell.column) - look.indent) * tolerance;
  const height = lineCount(text, width, look) * look.size * lineFactor;
  return height > sizes.heightOf(cell.row) * tolerance;
}

/** A program breaks a word that is wider than its column wherever the column ends. */
const hasBrokenWord = ({ value, column }: SheetCell, look: CellLook, sizes: SheetSizes): boolean =>
  look.wraps &&
  (value ?? '')
    .split(/[\s-]/)
    .some((word) => textWidth(word, look) > (sizes.widthOf(column) - look.indent) * tolerance);

const isNumber = ({ type, value }: SheetCell): boolean => type === 'n' && value !== null;

const isTooWide = (cell: SheetCell, look: CellLook, sizes: SheetSizes): boolean =>
  textWidth(shownNumber(Number(cell.value), look.format), look) > sizes.widthOf(cell.column) * tolerance;

/** Last columns that are printed, from the sheet's print area; where there is none, the last column that is used. */
function lastColumn({ cells }: SheetContents, printed: number | null): number {
  return printed ?? cells.reduce((most, { column }) => Math.max(most, column), 1);
}

/** Texts that are cut off or of which a word is broken, and numbers that show as signs, at most five per sheet. `printed` is the last column in print. */
export function fitProblems(workbook: WorkbookContents, sheet: SheetContents, printed: number | null = null) {
  const looks = cellLooks(workbook);
  const sizes = sheetSizes(sheet);
  const last = lastColumn(sheet, printed);
  const rows = Map.groupBy(sheet.cells, ({ row }) => row);
  const problems = [...rows.values()].flatMap((cells) => {
    const row = new Map(cells.map((cell) => [cell.column, cell]));
    return cells.flatMap((cell) => {
      const look = looks[cell.style];
      if (look === undefined || cell.value === null || cell.value === '') return [];
      const place = `${sheet.name}!${columnLetters(cell.column)}${cell.row}`;
      if (isNumber(cell)) return isTooWide(cell, look, sizes) ? [`${place} shows signs for ${cell.value}`] : [];
      if (hasBrokenWord(cell, look, sizes)) return [`${place} breaks a word of ${cell.value}`];
      return isCut(cell, look, row, sizes, last) ? [`${place} cuts off ${cell.value}`] : [];
    });
  });
  return problems.slice(0, 5);
}
