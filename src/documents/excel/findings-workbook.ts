import type { Finding } from '#contract/findings.ts';
import { findingsSheetName } from '#documents/excel/annotate/findings-rows.ts';
import { findingsSheet, type FindingsSheet } from '#documents/excel/annotate/findings-sheet.ts';
import { MarkedPlaces } from '#documents/excel/annotate/marked-places.ts';
import { findingsStyles } from '#documents/excel/annotate/findings-styles.ts';
import { StyleBook } from '#documents/excel/annotate/style-book.ts';
import { emptyStyles } from '#documents/excel/annotate/empty-styles.ts';
import { applicationPropertiesXml, corePropertiesXml } from '#documents/package/document-properties.ts';
import { zipArchive } from '#documents/package/zip-archive.ts';
import { packedText } from '#documents/package/zip-part.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSchema = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const override = (part: string, type: string): string => `<Override PartName="/${part}" ContentType="${type}"/>`;
const relationship = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
const relationshipsXml = (items: readonly string[]): string =>
  `${declaration}<Relationships xmlns="${packageSchema}/relationships">${items.join('')}</Relationships>`;

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

const workbookXml = ({ filter, titles }: FindingsSheet): string =>
  `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
  `<sheet name="${findingsSheetName}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
  `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${findingsSheetName}!${filter}</definedName>` +
  `<definedName name="_xlnm.Print_Titles" localSheetId="0">${findingsSheetName}!${titles}</definedName></definedNames></workbook>`;

/** The workbook with findings, for callers that cannot wait. */
export function findingsPackage(findings: readonly Finding[]): Uint8Array {
  const styles = new StyleBook(emptyStyles);
  const sheet = findingsSheet(findings, new MarkedPlaces([]), findingsStyles(styles), { main });
  return zipArchive([
    packedText('[Content_Types].xml', contentTypes),
    packedText(
      '_rels/.rels',
      relationshipsXml([
        relationship(1, `${relationships}/officeDocument`, 'xl/workbook.xml'),
        relationship(2, `${packageSchema}/relationships/metadata/core-properties`, 'docProps/core.xml'),
        relationship(3, `${relationships}/extended-properties`, 'docProps/app.xml'),
      ]),
    ),
    packedText('xl/workbook.xml', workbookXml(sheet)),
    packedText(
      'xl/_rels/workbook.xml.rels',
      relationshipsXml([
        relationship(1, `${relationships}/worksheet`, 'worksheets/sheet1.xml'),
        relationship(2, `${relationships}/styles`, 'styles.xml'),
      ]),
    ),
    packedText('xl/worksheets/sheet1.xml', sheet.xml),
    packedText('xl/styles.xml', styles.xml()),
    packedText('docProps/core.xml', corePropertiesXml('Fouten in het invoerbestand')),
    packedText('docProps/app.xml', applicationPropertiesXml('Evenwicht')),
  ]);
}

/** A workbook of its own with the sheet `Fouten` only, for files that are no readable workbook. */
export function findingsWorkbook(findings: readonly Finding[]): Promise<Uint8Array> {
  return Promise.resolve(findingsPackage(findings));
}
