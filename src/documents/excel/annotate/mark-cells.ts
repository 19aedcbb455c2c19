import { cellAddress } from '#documents/excel/output/cell-address.ts';
import type { CellPlace } from '#documents/excel/annotate/cell-place.ts';
import { sheetData, type RowPlace, type SheetDataPlace } from '#documents/excel/annotate/sheet-cells.ts';
import { editedText, insertion, type TextEdit } from '#documents/package/text-edits.ts';
import { attribute, withAttribute, xmlTags } from '#documents/package/xml-tags.ts';

/** Gives the number of the marked form of a style. */
export type MarkedStyle = (style: number) => number;

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

function newCell(sheet: Sheet, row: number, column: number, rowStyle: number | null): string {
  const style = sheet.marked(rowStyle ?? sheet.columnStyle(column));
  return `<${sheet.prefix}c r="${cellAddress(row, column)}" s="${style}"/>`;
}

function restyled(sheet: Sheet, start: number, end: number): TextEdit {
  const text = sheet.xml.slice(start, end);
  const style = Number(attribute(text, 's') ?? 0);
  return { start, end, insert: withAttribute(text, 's', String(sheet.marked(style))) };
}

function rowEdits(sheet: Sheet, place: RowPlace, columns: readonly number[]): readonly TextEdit[] {
  const cells = (missing: readonly number[]): string =>
    missing.map((column) => newCell(sheet, place.row, column, place.style)).join('');
  if (place.isEmpty) {
    const open = sheet.xml.slice(place.start, place.openEnd).replace(/\s*\/>$/, '>');
    return [{ start: place.start, end: place.openEnd, insert: `${open}${cells(columns)}</${sheet.prefix}row>` }];
  }
  return columns.map((column) => {
    const found = place.cells.find((cell) => cell.column === column);
    if (found) return restyled(sheet, found.start, found.end);
    const behind = place.cells.find((cell) => cell.column > column);
    return insertion(behind?.start ?? place.contentEnd, cells([column]));
  });
}

const newRow = (sheet: Sheet, row: number, columns: readonly number[]): string =>
  `<${sheet.prefix}row r="${row}">${columns.map((column) => newCell(sheet, row, column, null)).join('')}</${sheet.prefix}row>`;

function dataEdits(
  sheet: Sheet,
  data: SheetDataPlace,
  wanted: ReadonlyMap<number, readonly number[]>,
): readonly TextEdit[] {
  if (data.isEmpty) {
    const rows = [...wanted].map(([row, columns]) => newRow(sheet, row, columns)).join('');
    const insert = `<${sheet.prefix}sheetData>${rows}</${sheet.prefix}sheetData>`;
    return [{ start: data.start, end: data.end, insert }];
  }
  return [...wanted].flatMap(([row, columns]) => {
    const place = data.rows.get(row);
    return place ? rowEdits(sheet, place, columns) : [insertion(data.startBehind(row), newRow(sheet, row, columns))];
  });
}

function columnsByRow(places: readonly CellPlace[]): ReadonlyMap<number, readonly number[]> {
  const sorted = places.toSorted((a, b) => a.row - b.row || a.column - b.column);
  const rows = new Map<number, number[]>();
  for (const { row, column } of sorted) {
    const columns = rows.get(row) ?? [];
    if (!columns.includes(column)) columns.push(column);
    rows.set(row, columns);
  }
  return rows;
}

/** The sheet's XML with these cells in their marked style; cells that do not exist are put in. */
export function withMarkedCells(
  xml: string,
  prefix: string,
  places: readonly CellPlace[],
  marked: MarkedStyle,
): string {
  const wanted = columnsByRow(places);
  const sheet = { xml, prefix, columnStyle: columnStyles(xml), marked };
  return editedText(xml, dataEdits(sheet, sheetData(xml, new Set(wanted.keys())), wanted));
}
