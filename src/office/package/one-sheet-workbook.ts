import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';
import { officeRelationships, relationshipsXml } from '#office/package/written-relationships.ts';
import type { Packing } from '#office/package/packing.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { packedText } from '#office/package/zip-part.ts';

export const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A workbook of one sheet, its XML given. */
interface OneSheetWorkbook {
  readonly title: string;
  readonly sheetName: string;
  readonly sheetXml: string;
  readonly stylesXml: string;
  /** The element with defined names; empty for none. */
  readonly definedNames?: string;
}

const override = (part: string, type: string): string => `<Override PartName="/${part}" ContentType="${type}"/>`;

const contentTypes =
  `${declaration}<Types xmlns="${packageSchema}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  override('xl/workbook.xml', `${spreadsheetType}.sheet.main+xml`) +
  override('xl/worksheets/sheet1.xml', `${spreadsheetType}.worksheet+xml`) +
  override('xl/styles.xml', `${spreadsheetType}.styles+xml`) +
  override('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml') +
  override('docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml') +
  '</Types>';

const packageRelations = relationshipsXml([
  { type: 'officeDocument', target: 'xl/workbook.xml' },
  { type: 'metadata/core-properties', target: 'docProps/core.xml' },
  { type: 'extended-properties', target: 'docProps/app.xml' },
]);

const workbookRelations = relationshipsXml([
  { type: 'worksheet', target: 'worksheets/sheet1.xml' },
  { type: 'styles', target: 'styles.xml' },
]);

const workbookXml = ({ sheetName, definedNames = '' }: OneSheetWorkbook): string =>
  `${declaration}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${officeRelationships}"><sheets>` +
  `<sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets>${definedNames}</workbook>`;

/** The bytes of such a workbook; the same for the same content. */
export function oneSheetWorkbook(workbook: OneSheetWorkbook, packing?: Packing): Uint8Array<ArrayBuffer> {
  const parts = [
    ['[Content_Types].xml', contentTypes],
    ['_rels/.rels', packageRelations],
    ['docProps/core.xml', corePropertiesXml(workbook)],
    ['docProps/app.xml', applicationPropertiesXml('Evenwicht')],
    ['xl/workbook.xml', workbookXml(workbook)],
    ['xl/_rels/workbook.xml.rels', workbookRelations],
    ['xl/styles.xml', workbook.stylesXml],
    ['xl/worksheets/sheet1.xml', workbook.sheetXml],
  ] as const;
  return zipArchive(parts.map(([name, content]) => packedText(name, content, packing)));
}
