import { type RawEntry, rawZip } from '#test/xlsx/raw-zip.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

export const mainContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';

export const contentTypes = (mainType = mainContentType): string =>
  `${declaration}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ` +
  'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${mainType}"/></Types>`;

const relationship = (id: string, type: string, target: string, more = ''): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${more}/>`;

export const relationshipList = (...links: readonly string[]): string =>
  `${declaration}<Relationships xmlns="${packageTypes}/relationships">${links.join('')}</Relationships>`;

export const sheetXml = (rows: string, behind = ''): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`;

export const workbookXml = (sheets: string, behind = ''): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets>${behind}</workbook>`;

export const oneSheet = '<sheet name="Blad" sheetId="1" r:id="rId1"/>';

/** The parts of a workbook with one sheet that holds 12.5 in A1. */
export const plainParts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': contentTypes(),
  '_rels/.rels': relationshipList(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': workbookXml(oneSheet),
  'xl/_rels/workbook.xml.rels': relationshipList(relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')),
  'xl/worksheets/sheet1.xml': sheetXml('<row r="1"><c r="A1"><v>12.5</v></c></row>'),
};

export const workbookLinks = (
  ...links: readonly (readonly [id: string, type: string, target: string, more?: string])[]
): string => relationshipList(...links.map((link) => relationship(...link)));

/** The entries of that workbook with some parts replaced or added. */
export const plainEntries = (changes: Readonly<Record<string, string | Buffer>> = {}): readonly RawEntry[] =>
  Object.entries({ ...plainParts, ...changes }).map(([name, content]) => ({ name, content }));

/** That workbook with some parts replaced or added, and entries behind them. */
export const plainWorkbook = (
  changes: Readonly<Record<string, string | Buffer>> = {},
  more: readonly RawEntry[] = [],
): Buffer => rawZip([...plainEntries(changes), ...more]);

/** That workbook with other rows in its sheet. */
export const workbookWithRows = (rows: string, behind = ''): Buffer =>
  plainWorkbook({ 'xl/worksheets/sheet1.xml': sheetXml(rows, behind) });

/** That workbook with something else in the zip entry of its sheet, which stands last. */
export function workbookWithSheetEntry(change: Partial<RawEntry>): Buffer {
  const entries = plainEntries();
  const sheet = entries.at(-1);
  if (!sheet) throw new Error('no sheet');
  return rawZip([...entries.slice(0, -1), { ...sheet, ...change }]);
}
