import type { TableDescription } from '#input/fields/table.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { OpenedWorkbook, type SheetPart } from '#input/opened/opened-workbook.ts';
import { sheetData } from '#input/opened/sheet-cells.ts';
import { headerText } from '#input/reading/tables/table-place.ts';
import { isCount } from '#input/template/cell-status.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { tablePart } from '#input/reading/workbook/table-part.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { editedText, type TextEdit } from '#office/package/text-edits.ts';
import { attribute, withAttribute, xmlTags } from '#office/package/xml-tags.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';
import { cellName, type CellRange, rangeName } from '#office/sheet/cell-name.ts';
import { dayNumber } from '#office/sheet/day-number.ts';

/** A template cannot take the participants; the message is Dutch: what is wrong and how to repair it. */
export class UnfillableTemplateError extends Error {
  readonly remedy = 'Begin met een nieuw sjabloon.';

  constructor(message: string) {
    super(message);
    this.name = 'UnfillableTemplateError';
  }
}

interface TableParts {
  readonly sheet: SheetPart;
  readonly table: string;
  readonly range: CellRange;
}

/** The sheet and the part of the table of participants. */
function tableParts(opened: OpenedWorkbook, name: string): TableParts {
  for (const sheet of opened.sheets()) {
    for (const { kind, target } of opened.relationships(sheet.part)) {
      if (kind !== 'table') continue;
      const table = tablePart(new TextEncoder().encode(opened.text(target)), target);
      if (table.name === name && table.totalsRows === 0) return { sheet, table: target, range: table.range };
    }
  }
  throw new UnfillableTemplateError(`In dit sjabloon is de tabel ${name} niet gevonden.`);
}

/** Of each column of the table in the file the place of its value; columns may stand in another order, and some be added. */
function columnOrder(workbook: Workbook, table: TableDescription, { sheet, range }: TableParts): readonly number[] {
  const headers = workbook.sheets.find(({ name }) => name === sheet.name)?.cells(range.firstRow) ?? [];
  const known = table.columns.map(({ header }) => header.toLowerCase());
  return Array.from({ length: range.lastColumn - range.firstColumn + 1 }, (_, index) => {
    const header = headers.find(({ column }) => column === range.firstColumn + index);
    return header === undefined ? -1 : known.indexOf(headerText(header));
  });
}

interface RowStyle {
  readonly prefix: string;
  /** Of each column of the table. */
  readonly styles: readonly string[];
}

function cellXml(value: EnteredValue, place: string, style: string, prefix: string): string {
  const content = typeof value === 'object' && value !== null ? dayNumber(value) : value;
  if (content === null) return `<${prefix}c r="${place}"${style}/>`;
  if (typeof content === 'number')
    return `<${prefix}c r="${place}"${style}><${prefix}v>${content}</${prefix}v></${prefix}c>`;
  const text = `<${prefix}is><${prefix}t xml:space="preserve">${xmlCellText(content)}</${prefix}t></${prefix}is>`;
  return `<${prefix}c r="${place}"${style} t="inlineStr">${text}</${prefix}c>`;
}

function rowXml(
  values: readonly EnteredValue[],
  row: number,
  { firstColumn }: CellRange,
  { prefix, styles }: RowStyle,
): string {
  const cells = values.map((value, index) =>
    cellXml(value, cellName(row, firstColumn + index), styles[index] ?? '', prefix),
  );
  return `<${prefix}row r="${row}">${cells.join('')}</${prefix}row>`;
}

/** The style of each column of the table, as its first row has it. */
function columnStyles(xml: string, { firstRow, firstColumn, lastColumn }: CellRange): readonly string[] {
  const row = sheetData(xml, new Set([firstRow + 1])).rows.get(firstRow + 1);
  return Array.from({ length: lastColumn - firstColumn + 1 }, (_, index) => {
    const cell = row?.cells.find(({ column }) => column === firstColumn + index);
    const style = cell && attribute(xml.slice(cell.start, cell.end), 's');
    return style ? ` s="${style}"` : '';
  });
}

/** All rows from the first of the table on go; the new ones come in their place. */
function withRows(xml: string, range: CellRange, rows: readonly (readonly EnteredValue[])[]): string {
  const { prefix } = namespacesOf(xml);
  const style = { prefix, styles: columnStyles(xml, range) };
  const data = sheetData(xml, new Set());
  const start = data.startBehind(range.firstRow);
  const insert = rows.map((row, index) => rowXml(row, range.firstRow + 1 + index, range, style)).join('');
  return editedText(xml, [...dimensionEdit(xml, range, rows.length), { start, end: data.contentEnd, insert }]);
}

function dimensionEdit(xml: string, range: CellRange, rows: number): readonly TextEdit[] {
  const text = rangeName({ ...range, firstRow: 1, firstColumn: 1, lastRow: range.firstRow + rows });
  for (const tag of xmlTags(xml)) {
    if (tag.local === 'sheetData') break;
    if (tag.local === 'dimension')
      return [{ start: tag.start, end: tag.end, insert: withAttribute(xml.slice(tag.start, tag.end), 'ref', text) }];
  }
  return [];
}

/** The table, and the filter in it where it has one, over the new rows. */
function withRange(xml: string, range: CellRange): string {
  const edits: TextEdit[] = [];
  for (const tag of xmlTags(xml)) {
    if (tag.depth === 0 || (tag.local === 'autoFilter' && tag.depth === 1)) {
      if (tag.kind === 'close') continue;
      const insert = withAttribute(xml.slice(tag.start, tag.end), 'ref', rangeName(range));
      edits.push({ start: tag.start, end: tag.end, insert });
    }
  }
  return editedText(xml, edits);
}

/** A cell with a formula: what it gave follows the formula. */
const kept = /(<(?:[\w.-]+:)?f(?:\s[^>]*)?>[^<]*<\/(?:[\w.-]+:)?f>)<((?:[\w.-]+:)?v)(?:\s[^>]*)?>[^<]*<\/\2>/g;

/**
 * What the formulas of the template counted is of other participants. Without it every program works them out when it opens the file; a
 * mark that asks for that is not heeded by all. What formulas of a user gave stays: fields may be filled in with them.
 */
function withoutCounts(opened: OpenedWorkbook): void {
  const uncounted = (found: string, formula: string): string =>
    isCount(formula.replace(/^<[^>]*>/, '')) ? formula : found;
  for (const { part } of opened.sheets()) opened.edit(part, (xml) => xml.replaceAll(kept, uncounted));
}

/**
 * A template with these participants in its table instead of those it had: values in the order of the columns of `table`, days as
 * days. Everything else in the file stays as it was. Throws UnfillableTemplateError when the table is not there.
 */
export function filledParticipants(
  template: Uint8Array,
  table: TableDescription,
  rows: readonly (readonly EnteredValue[])[],
  platform: Platform,
): Uint8Array<ArrayBuffer> {
  const opened = new OpenedWorkbook(template, platform);
  const found = tableParts(opened, table.name);
  const range = { ...found.range, lastRow: found.range.firstRow + Math.max(1, rows.length) };
  const order = columnOrder(readWorkbook(template, platform), table, found);
  const placed = rows.map((values) => order.map((place) => values[place] ?? null));
  opened.edit(found.sheet.part, (xml) => withRows(xml, range, placed));
  opened.edit(found.table, (xml) => withRange(xml, range));
  withoutCounts(opened);
  // Rows that went may have had formulas.
  opened.removeCalculationOrder();
  return opened.archive();
}
