import {
  attribute,
  childrenOf,
  openText,
  packageContents,
  relationshipsFrom,
  rootChild,
  tagTexts,
  type PackageContents,
} from '#test/office-package/package-contents.ts';
import { cellPlace } from '#office/sheet/cell-name.ts';

/** A workbook package with its sheets looked up. */
export interface WorkbookContents {
  readonly contents: PackageContents;
  readonly part: string;
  readonly xml: string;
  readonly sheets: readonly SheetContents[];
  readonly sharedTexts: readonly string[];
}

export interface SheetContents {
  readonly name: string;
  readonly part: string;
  readonly xml: string;
  readonly cells: readonly SheetCell[];
}

export interface SheetCell {
  readonly address: string;
  readonly row: number;
  readonly column: number;
  readonly style: number;
  /** Shared texts are looked up; null for an empty cell. */
  readonly value: string | null;
  readonly type: string;
  readonly formula: string | null;
}

function decodedText(xml: string): string {
  const texts = [...xml.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)];
  const text = texts.map(([, part = '']) => part).join('');
  return /[&_]/.test(text) ? withoutEscapes(text) : text;
}

const withoutEscapes = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

function cellValue(content: string, type: string, sharedTexts: readonly string[]): string | null {
  if (type === 'inlineStr') return decodedText(content);
  const value = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1];
  if (value === undefined) return null;
  return type === 's' ? (sharedTexts[Number(value)] ?? null) : value;
}

/** Cells of the sheet, which must carry their addresses. */
function sheetCells(xml: string, sharedTexts: readonly string[]): readonly SheetCell[] {
  const cell = /<(?:\w+:)?c(\s[^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g;
  const data = /<(?:\w+:)?sheetData>([\s\S]*)<\/(?:\w+:)?sheetData>/.exec(xml)?.[1] ?? '';
  return [...data.matchAll(cell)].map(([, attributes = '', content = '']) => {
    const address = attribute(attributes, 'r') ?? '';
    const place = cellPlace(address);
    const type = attribute(attributes, 't') ?? 'n';
    return {
      address,
      row: place?.row ?? 0,
      column: place?.column ?? 0,
      style: Number(attribute(attributes, 's') ?? 0),
      type,
      value: cellValue(content, type, sharedTexts),
      formula: /<(?:\w+:)?f(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?f>/.exec(content)?.[1] ?? null,
    };
  });
}

/** What was looked up already: a test asks many questions of one workbook. */
const lookedUp = new WeakMap<PackageContents, WorkbookContents>();

/** A workbook as the program wrote it, opened. */
export const openedWorkbook = (bytes: Uint8Array): WorkbookContents => workbookContents(packageContents(bytes));

export function workbookContents(contents: PackageContents): WorkbookContents {
  const known = lookedUp.get(contents) ?? sheetsLookedUp(contents);
  lookedUp.set(contents, known);
  return known;
}

function sheetsLookedUp(contents: PackageContents): WorkbookContents {
  const part = relationshipsFrom(contents, '').find(({ kind }) => kind === 'officeDocument')?.target ?? '';
  const xml = contents.texts.get(part) ?? '';
  const related = relationshipsFrom(contents, part);
  const strings = contents.texts.get(related.find(({ kind }) => kind === 'sharedStrings')?.target ?? '') ?? '';
  const sharedTexts = [...strings.matchAll(/<(?:\w+:)?si>([\s\S]*?)<\/(?:\w+:)?si>/g)].map(([, text = '']) =>
    decodedText(text),
  );
  const sheets = childrenOf(xml, rootChild(xml, 'sheets')).map((element) => {
    const text = openText(xml, element);
    const sheetPart = related.find(({ id }) => id === attribute(text, '*:id'))?.target ?? '';
    const sheetXml = contents.texts.get(sheetPart) ?? '';
    return {
      name: attribute(text, 'name') ?? '',
      part: sheetPart,
      xml: sheetXml,
      cells: sheetCells(sheetXml, sharedTexts),
    };
  });
  return { contents, part, xml, sheets, sharedTexts };
}

/** A sheet by name. Throws when it is not there. */
export function sheetOf(workbook: WorkbookContents, name: string): SheetContents {
  const sheet = workbook.sheets.find((item) => item.name === name);
  if (!sheet) throw new Error(`there is no sheet ${name}`);
  return sheet;
}

const namesOf = new WeakMap<WorkbookContents, ReadonlyMap<string, string>>();

/** Defined names with what they stand for. */
export function definedNames(workbook: WorkbookContents): ReadonlyMap<string, string> {
  const known = namesOf.get(workbook) ?? namesIn(workbook);
  namesOf.set(workbook, known);
  return known;
}

const namesIn = ({ xml }: WorkbookContents): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(xml, rootChild(xml, 'definedNames')).map((element) => [
      attribute(openText(xml, element), 'name') ?? '',
      xml.slice(element.open.end, element.contentEnd).replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
    ]),
  );

/** Value of the cell that a defined name stands for. Throws when the name is not there. */
export function namedValue(workbook: WorkbookContents, name: string): string | null {
  const reference = definedNames(workbook).get(name);
  const [, sheet = '', address = ''] = /^'?(.*?)'?!(\$[A-Z]+\$\d+)$/.exec(reference ?? '') ?? [];
  const found = sheetOf(workbook, sheet.replaceAll("''", "'")).cells.find(
    (cell) => cell.address === address.replaceAll('$', ''),
  );
  return found?.value ?? null;
}

export { tagTexts };
