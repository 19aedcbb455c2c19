import { contentTypes, oneSheet, plainWorkbook, workbookLinks, workbookXml } from '#test/xlsx/plain-workbook.ts';
import { rawZip } from '#test/xlsx/raw-zip.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { extra } from '#test/xlsx/hostile/hostile-file.ts';

const compound = (stream: string): Buffer => {
  const file = Buffer.alloc(2048);
  file.writeUInt32BE(0xd0cf11e0, 0);
  file.write(`${stream}\u0000`, 1024, 'utf16le');
  return file;
};

/** Files that are no workbook, or another kind of it. */
export const otherKinds: readonly HostileFile[] = [
  { name: 'an empty file', code: 'FILE_NOT_XLSX', make: () => Buffer.alloc(0) },
  { name: 'a file of 6 MB', code: 'FILE_TOO_LARGE', make: () => Buffer.alloc(6_000_000) },
  { name: 'a CSV file', code: 'FILE_NOT_XLSX', make: () => Buffer.from('=cmd|/c calc;12,5\n') },
  {
    name: 'a web page',
    code: 'FILE_NOT_XLSX',
    make: () => Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
  },
  {
    name: 'a Word document',
    code: 'FILE_NOT_XLSX',
    make: () =>
      plainWorkbook({
        '[Content_Types].xml': contentTypes(
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
        ),
      }),
  },
  {
    name: 'an OpenDocument sheet',
    code: 'FILE_NOT_XLSX',
    make: () =>
      rawZip([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
        extra('content.xml', '<x/>'),
      ]),
  },
  {
    name: 'a binary workbook',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      plainWorkbook({ '[Content_Types].xml': contentTypes('application/vnd.ms-excel.sheet.binary.macroEnabled.main') }),
  },
  {
    name: 'a template of Excel',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      plainWorkbook({
        '[Content_Types].xml': contentTypes(
          'application/vnd.openxmlformats-officedocument.spreadsheetml.template.main+xml',
        ),
      }),
  },
  {
    name: 'a workbook with macros',
    code: 'FILE_MACROS',
    make: () =>
      plainWorkbook({ '[Content_Types].xml': contentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml') }),
  },
  {
    name: 'a macro part in a plain workbook',
    code: 'FILE_MACROS',
    make: () => plainWorkbook({}, [extra('xl/vbaProject.bin')]),
  },
  {
    name: 'a sheet of old macros',
    code: 'FILE_MACROS',
    make: () =>
      plainWorkbook({ 'xl/_rels/workbook.xml.rels': workbookLinks(['rId1', 'xlMacrosheet', 'worksheets/sheet1.xml']) }),
  },
  { name: 'a workbook with a password', code: 'FILE_PASSWORD', make: () => compound('EncryptedPackage') },
  { name: 'a workbook with an encrypting label', code: 'FILE_PASSWORD', make: () => compound('DRMEncryptedDataSpace') },
  { name: 'an old Excel file', code: 'FILE_OLD_XLS', make: () => compound('Workbook') },
  { name: 'an old Word file', code: 'FILE_UNSUPPORTED', make: () => compound('WordDocument') },
  {
    name: 'a sheet outside the file',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      plainWorkbook({
        'xl/_rels/workbook.xml.rels': workbookLinks([
          'rId1',
          'worksheet',
          'http://example.invalid/s.xml',
          ' TargetMode="External"',
        ]),
      }),
  },
  {
    name: 'a sheet above the package',
    code: 'FILE_DAMAGED',
    make: () =>
      plainWorkbook({ 'xl/_rels/workbook.xml.rels': workbookLinks(['rId1', 'worksheet', '../../sheet.xml']) }),
  },
  {
    name: 'a sheet without a part',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({ 'xl/_rels/workbook.xml.rels': workbookLinks(['rId1', 'worksheet', 'none.xml']) }),
  },
  {
    name: 'a workbook without sheets',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({ 'xl/workbook.xml': workbookXml('') }),
  },
  {
    name: 'a sheet that names no part, as one that was deleted',
    code: null,
    make: () => plainWorkbook({ 'xl/workbook.xml': workbookXml(`<sheet name="Weg" sheetId="2" r:id=""/>${oneSheet}`) }),
  },
  {
    name: 'an external link beside the sheets',
    code: null,
    make: () =>
      plainWorkbook({
        'xl/_rels/workbook.xml.rels': workbookLinks(
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'externalLink', 'file:///x', ' TargetMode="External"'],
        ),
      }),
  },
  {
    name: 'relationships that point at nothing',
    code: null,
    make: () =>
      plainWorkbook({
        'xl/_rels/workbook.xml.rels': workbookLinks(
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'theme', ''],
          ['', '', ''],
        ),
      }),
  },
  {
    name: 'printer settings and pictures',
    code: null,
    make: () => plainWorkbook({}, [extra('xl/printerSettings/printerSettings1.bin'), extra('xl/media/image1.png')]),
  },
  {
    name: 'a sheet named __proto__',
    code: null,
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          '<sheet name="__proto__" sheetId="1" r:id="rId1"/>',
          '<definedNames><definedName name="constructor">__proto__!$A$1</definedName></definedNames>',
        ),
      }),
  },
];
