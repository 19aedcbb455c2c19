import { cellName } from '#office/sheet/cell-name.ts';
import { cellContent, type CellContent } from '#input/annotate/cell-content.ts';
import type { CellRemark } from '#input/annotate/cell-remark.ts';
import { sheetData, type RowPlace, type SheetDataPlace } from '#input/opened/sheet-cells.ts';
import { editedText, insertion, type TextEdit } from '#office/package/text-edits.ts';
import { attribute, withAttribute, xmlTags } from '#office/package/xml-tags.ts';

type Severity = CellRemark['severity'];

/** Gives the number of the marked form of a style. */
type MarkedStyle = (style: number, severity: Severity) => number;

/** A column to be marked in a row. */
interface Mark {
  readonly column: number;
  readonly severity: Severity;
}

interface Sheet {
  readonly xml: string;
  readonly prefix: string;
  readonly columnStyle: (column: number) => number;
  readonly marked: MarkedStyle;
}

/** Style of the columns, for cells that do not exist. */
function columnStyles(xml: string): (column: number) => number {
  const columns: { first: number; last: number; style: number }[] = [];
  for (const tag of xmlTags(xml)) {
    if (tag.local === 'sheetData') break;
    if (tag.local !== 'col' || tag.depth !== 2) continue;
    const text = xml.slice(tag.start, tag.end);
    const [first, last] = [Number(attribute(text, 'min')), Number(attribute(text, 'max'))];
    columns.push({ first, last, style: Number(attribute(text, 'style') ?? 0) });
  }
  return (column) => columns.find(({ first, last }) => column >= first && column <= last)?.style ?? 0;
}

function newCell(sheet: Sheet, row: number, { column, severity }: Mark, rowStyle: number | null): string {
  const style = sheet.marked(rowStyle ?? sheet.columnStyle(column), severity);
  return `<${sheet.prefix}c r="${cellName(row, column)}" s="${style}"/>`;
}

function restyled(sheet: Sheet, { start, end }: { start: number; end: number }, severity: Severity): TextEdit {
  const text = sheet.xml.slice(start, end);
  const style = Number(attribute(text, 's') ?? 0);
  return { start, end, insert: withAttribute(text, 's', String(sheet.marked(style, severity))) };
}

function rowEdits(sheet: Sheet, place: RowPlace, marks: readonly Mark[]): readonly TextEdit[] {
  const made = (mark: Mark): string => newCell(sheet, place.row, mark, place.style);
  if (place.isEmpty) {
    const open = sheet.xml.slice(place.start, place.openEnd).replace(/\s*\/>$/, '>');
    const insert = `${open}${marks.map(made).join('')}</${sheet.prefix}row>`;
    return [{ start: place.start, end: place.openEnd, insert }];
  }
  return marks.map((mark) => {
    const found = place.cells.find((cell) => cell.column === mark.column);
    if (found) return restyled(sheet, found, mark.severity);
    const behind = place.cells.find((cell) => cell.column > mark.column);
    return insertion(behind?.start ?? place.contentEnd, made(mark));
  });
}

const newRow = (sheet: Sheet, row: number, marks: readonly Mark[]): string =>
  `<${sheet.prefix}row r="${row}">${marks.map((mark) => newCell(sheet, row, mark, null)).join('')}</${sheet.prefix}row>`;

type Wanted = ReadonlyMap<number, readonly Mark[]>;

function dataEdits(sheet: Sheet, data: SheetDataPlace, wanted: Wanted): readonly TextEdit[] {
  if (data.isEmpty) {
    const rows = [...wanted].map(([row, marks]) => newRow(sheet, row, marks)).join('');
    const insert = `<${sheet.prefix}sheetData>${rows}</${sheet.prefix}sheetData>`;
    return [{ start: data.start, end: data.end, insert }];
  }
  return [...wanted].flatMap(([row, marks]) => {
    const place = data.rows.get(row);
    return place ? rowEdits(sheet, place, marks) : [insertion(data.startBehind(row), newRow(sheet, row, marks))];
  });
}

function marksByRow(remarks: readonly CellRemark[]): Wanted {
  const sorted = remarks.toSorted((a, b) => a.place.row - b.place.row || a.place.column - b.place.column);
  const rows = new Map<number, Mark[]>();
  for (const { place, severity } of sorted) {
    const marks = rows.get(place.row) ?? [];
    marks.push({ column: place.column, severity });
    rows.set(place.row, marks);
  }
  return rows;
}

function contents({ xml, prefix }: Sheet, { rows }: SheetDataPlace, remarks: readonly CellRemark[]) {
  return new Map(
    remarks.map(({ address, place }): readonly [string, CellContent] => {
      const cell = rows.get(place.row)?.cells.find(({ column }) => column === place.column);
      return [address, cell ? cellContent(xml, prefix, cell) : { kind: 'empty' }];
    }),
  );
}

/** A sheet with its marks, and the contents of the marked cells, by address. */
interface MarkedSheet {
  readonly xml: string;
  readonly contents: ReadonlyMap<string, CellContent>;
}

/** The sheet's XML with these cells in their marked style; cells that do not exist are put in. */
export function markedSheet(
  xml: string,
  prefix: string,
  remarks: readonly CellRemark[],
  marked: MarkedStyle,
): MarkedSheet {
  const wanted = marksByRow(remarks);
  const sheet = { xml, prefix, columnStyle: columnStyles(xml), marked };
  const data = sheetData(xml, new Set(wanted.keys()));
  return { xml: editedText(xml, dataEdits(sheet, data, wanted)), contents: contents(sheet, data, remarks) };
}
