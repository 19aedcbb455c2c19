import { cellPlace } from '#office/sheet/cell-name.ts';
import { attribute, childElements, type XmlElement } from '#office/package/xml-tags.ts';

/** A row of a sheet's XML by place. */
export interface RowPlace {
  readonly row: number;
  readonly start: number;
  /** Behind its opening tag. */
  readonly openEnd: number;
  readonly isEmpty: boolean;
  /** Style of cells that are not there, when the row has one of its own. */
  readonly style: number | null;
  /** Where its closing tag starts. */
  contentEnd: number;
  readonly cells: CellTag[];
}

interface CellTag {
  readonly column: number;
  readonly start: number;
  /** Behind its opening tag. */
  readonly end: number;
}

export interface SheetDataPlace {
  readonly start: number;
  readonly openEnd: number;
  readonly isEmpty: boolean;
  readonly contentEnd: number;
  readonly end: number;
  /** Only rows that were asked for, and the places of all others as far as needed to insert between them. */
  readonly rows: ReadonlyMap<number, RowPlace>;
  /** Start of the first row behind each row that was asked for and does not exist. */
  readonly startBehind: (row: number) => number;
}

const tags =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)(?:[^\s/>:!?]+:)?(sheetData|row|c)(?=[\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>/g;

function ownStyle(text: string): number | null {
  const isCustom = ['1', 'true'].includes(attribute(text, 'customFormat') ?? '');
  return isCustom ? Number(attribute(text, 's') ?? 0) : null;
}

/** Finds the rows that hold these cells, however rows and cells are numbered. Throws when there is no sheetData. */
export function sheetData(xml: string, wanted: ReadonlySet<number>): SheetDataPlace {
  const rows = new Map<number, RowPlace>();
  const starts: (readonly [row: number, start: number])[] = [];
  let frame: Omit<SheetDataPlace, 'rows' | 'startBehind'> | null = null;
  let [row, column] = [0, 0];
  let current: RowPlace | null = null;
  for (const match of xml.matchAll(tags)) {
    const [text, slash, local, rest = ''] = match;
    const [start, end, isEmpty] = [match.index, match.index + text.length, rest.endsWith('/')];
    if (local === 'sheetData') {
      if (slash === '' || !frame) frame = { start, openEnd: end, isEmpty, contentEnd: end, end };
      if (slash === '/') frame = { ...frame, contentEnd: start, end };
      if (slash === '/' || isEmpty) break;
    } else if (local === 'row' && slash === '/') {
      if (current) current.contentEnd = start;
      current = null;
    } else if (local === 'row') {
      row = Number(attribute(text, 'r') ?? row + 1);
      column = 0;
      starts.push([row, start]);
      const place: RowPlace = { row, start, openEnd: end, isEmpty, style: ownStyle(text), contentEnd: end, cells: [] };
      if (wanted.has(row)) rows.set(row, place);
      current = wanted.has(row) && !isEmpty ? place : null;
    } else if (local === 'c' && slash === '' && current) {
      column = cellPlace(attribute(text, 'r') ?? '')?.column ?? column + 1;
      current.cells.push({ column, start, end });
    }
  }
  if (!frame) throw new Error('the sheet has no sheetData');
  const { contentEnd } = frame;
  const startBehind = (from: number): number => starts.find(([number]) => number > from)?.[1] ?? contentEnd;
  return { ...frame, rows, startBehind };
}

/**
 * The elements of a sheet behind its cells, found without passing over the cells, of which there may be millions.
 * `prefix` is that of spreadsheet elements. Throws when the sheet has no sheetData.
 */
export function elementsAfterSheetData(xml: string, prefix: string): readonly XmlElement[] {
  const name = `${prefix}sheetData`;
  const data = Math.max(xml.lastIndexOf(`</${name}`), xml.lastIndexOf(`<${name}/`), xml.lastIndexOf(`<${name} /`));
  if (data < 0) throw new Error('the sheet has no sheetData');
  return childElements(xml, xml.indexOf('>', data) + 1, xml.lastIndexOf('</'));
}
