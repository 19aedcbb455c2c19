import type { FindingCode } from '#contract/findings.ts';
import {
  contentTypes,
  oneSheet,
  plainEntries,
  plainParts,
  plainWorkbook,
  sheetXml,
  workbookLinks,
  workbookWithRows,
  workbookWithSheetEntry,
  workbookXml,
} from '#test/xlsx/plain-workbook.ts';
import { type RawEntry, rawZip } from '#test/xlsx/raw-zip.ts';

/** A file that should not be, and what must come of it: a refusal with this code, or a harmless reading (null). */
export interface HostileFile {
  readonly name: string;
  readonly code: FindingCode | null;
  readonly make: () => Buffer;
}

const sheetPart = 'xl/worksheets/sheet1.xml';
const sheetWith = (content: string | Buffer): Buffer => plainWorkbook({ [sheetPart]: content });
const extra = (name: string, content = 'x'): RawEntry => ({ name, content });
const withDoctype = (text: string, subset: string): string => text.replace('<w', `<!DOCTYPE x ${subset}><w`);
const cell = (reference: string, value = '1'): string => `<c r="${reference}"><v>${value}</v></c>`;

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

const bombs: readonly HostileFile[] = [
  { name: 'a sheet of 150 MB', code: 'FILE_TOO_LARGE', make: () => sheetWith(Buffer.alloc(150_000_000, ' ')) },
  {
    name: 'two parts that are too large together',
    code: 'FILE_TOO_LARGE',
    make: () => plainWorkbook({ 'a.bin': Buffer.alloc(55_000_000), 'b.bin': Buffer.alloc(55_000_000) }),
  },
  {
    name: 'a part larger than it says',
    code: 'FILE_DAMAGED',
    make: () => workbookWithSheetEntry({ content: Buffer.alloc(20_000_000, ' '), claimedSize: 100_000 }),
  },
  {
    name: 'a part smaller than it says',
    code: 'FILE_DAMAGED',
    make: () => workbookWithSheetEntry({ claimedSize: 5000 }),
  },
  {
    name: 'a small part that says it is 4 GB',
    code: 'FILE_DAMAGED',
    make: () => workbookWithSheetEntry({ claimedSize: 4_000_000_000 }),
  },
  {
    name: 'two million empty texts',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({
        'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(2_000_000)}</sst>`,
        'xl/_rels/workbook.xml.rels': workbookLinks(
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ),
      }),
  },
  {
    name: '400 entries that share one content',
    code: 'FILE_DAMAGED',
    make: () =>
      rawZip([
        { name: 'big.bin', content: Buffer.alloc(200_000) },
        ...plainEntries(),
        ...Array.from({ length: 400 }, (_, index) => ({
          name: `big${index}.bin`,
          content: '',
          localName: 'big.bin',
          sharesHeaderOf: 0,
        })),
      ]),
  },
  {
    name: '2,000 empty entries',
    code: 'FILE_TOO_LARGE',
    make: () => rawZip(Array.from({ length: 2000 }, (_, index) => extra(`${index}`, ''))),
  },
  {
    name: '20 MB of text in one cell',
    code: 'FILE_TOO_LARGE',
    make: () => workbookWithRows(`<row><c t="inlineStr"><is><t>${'x'.repeat(20_000_000)}</t></is></c></row>`),
  },
  {
    name: 'one text of a million formats',
    code: 'FILE_TOO_LARGE',
    make: () => workbookWithRows(`<row><c t="inlineStr"><is>${'<r><t>abc</t></r>'.repeat(1_000_000)}</is></c></row>`),
  },
  {
    name: 'three million cells',
    code: 'FILE_TOO_LARGE',
    make: () =>
      workbookWithRows(Array.from({ length: 3000 }, () => `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`).join('')),
  },
  {
    name: '300,000 rows',
    code: 'FILE_TOO_LARGE',
    make: () => workbookWithRows('<row><c><v>1</v></c></row>'.repeat(300_000)),
  },
  {
    name: 'a million relationships',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({ '_rels/.rels': `<Relationships>${'<Relationship/>'.repeat(1_000_000)}</Relationships>` }),
  },
  {
    name: 'a sheet with a name of a megabyte',
    code: 'FILE_DAMAGED',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(`<sheet name="${'n'.repeat(1_000_000)}" sheetId="1" r:id="rId1"/>`),
      }),
  },
  {
    name: '20,000 sheets',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          Array.from({ length: 20_000 }, (_, index) => `<sheet name="S${index}" sheetId="${index}" r:id="rId1"/>`).join(
            '',
          ),
        ),
      }),
  },
  {
    name: 'two sheets with one part',
    code: 'FILE_DAMAGED',
    make: () =>
      plainWorkbook({ 'xl/workbook.xml': workbookXml(`${oneSheet}<sheet name="B" sheetId="2" r:id="rId1"/>`) }),
  },
  {
    name: '20,000 defined names',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          oneSheet,
          `<definedNames>${'<definedName name="n">Blad!$A$1:$XFD$1048576</definedName>'.repeat(20_000)}</definedNames>`,
        ),
      }),
  },
  {
    name: 'a defined name with a formula of a megabyte',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          oneSheet,
          `<definedNames><definedName name="n">${'1+'.repeat(500_000)}</definedName></definedNames>`,
        ),
      }),
  },
  {
    name: '20,000 merged ranges',
    code: 'FILE_TOO_LARGE',
    make: () => workbookWithRows('', `<mergeCells>${'<mergeCell ref="A1:XFD1000"/>'.repeat(20_000)}</mergeCells>`),
  },
  {
    name: 'a number format of 100,000 characters',
    code: 'FILE_TOO_LARGE',
    make: () =>
      plainWorkbook({
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(100_000)}"/></numFmts></styleSheet>`,
        'xl/_rels/workbook.xml.rels': workbookLinks(
          ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
          ['rId2', 'styles', 'styles.xml'],
        ),
      }),
  },
  {
    name: '200,000 nested elements',
    code: 'FILE_UNSUPPORTED',
    make: () => sheetWith(`<worksheet>${'<a>'.repeat(200_000)}`),
  },
];

const ranges: readonly HostileFile[] = [
  {
    name: '20 defined names over the whole sheet',
    code: null,
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          oneSheet,
          `<definedNames>${Array.from({ length: 20 }, (_, index) => `<definedName name="n${index}">Blad!$A$1:$XFD$1048576</definedName>`).join('')}</definedNames>`,
        ),
      }),
  },
  {
    name: 'a merged range over the whole sheet',
    code: null,
    make: () =>
      workbookWithRows(
        `<row r="1">${cell('A1', '12.5')}</row>`,
        '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
      ),
  },
  {
    name: 'a validation over the whole sheet',
    code: null,
    make: () =>
      workbookWithRows(
        `<row r="1">${cell('A1', '12.5')}</row>`,
        '<dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations>',
      ),
  },
  {
    name: 'cells in the first and the last corner',
    code: null,
    make: () => workbookWithRows(`<row r="1">${cell('A1', '12.5')}</row><row r="1048576">${cell('XFD1048576')}</row>`),
  },
  {
    name: 'a cell in row 4294967295',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="4294967295">${cell('A4294967295')}</row>`),
  },
  {
    name: 'a cell in column ZZZZ',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('ZZZZ1')}</row>`),
  },
  {
    name: 'a cell that names another row',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('A2')}</row>`),
  },
  {
    name: 'rows that go back',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="2">${cell('A2')}</row><row r="1">${cell('A1')}</row>`),
  },
  {
    name: 'a cell twice',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('A1')}${cell('A1', '2')}</row>`),
  },
];

const archives: readonly HostileFile[] = [
  {
    name: 'an entry twice',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [extra(sheetPart, sheetXml(`<row>${cell('A1', '999')}</row>`))]),
  },
  {
    name: 'an entry twice in other capitals',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [extra('XL/Worksheets/Sheet1.xml', sheetXml(''))]),
  },
  { name: 'a name with ..', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('../evil.txt')]) },
  { name: 'an absolute name', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('/etc/passwd')]) },
  { name: 'a name on a drive', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('C:evil.txt')]) },
  {
    name: 'a name with a backslash',
    code: 'FILE_UNSUPPORTED',
    make: () => plainWorkbook({}, [extra('xl\\styles.xml')]),
  },
  { name: 'a name with a NUL', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('a\u0000b')]) },
  { name: 'an empty name', code: 'FILE_DAMAGED', make: () => plainWorkbook({}, [extra('')]) },
  {
    name: 'a symbolic link',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [{ ...extra('link', '/etc/passwd'), unixMode: 0o120777 }]),
  },
  { name: 'an encrypted entry', code: 'FILE_PASSWORD', make: () => plainWorkbook({}, [{ ...extra('a'), flags: 1 }]) },
  {
    name: 'an unknown way of packing',
    code: 'FILE_UNSUPPORTED',
    make: () => plainWorkbook({}, [{ ...extra('a'), method: 14 }]),
  },
  {
    name: 'a local header with another name',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({}, [{ ...extra('aaaa'), localName: 'bbbb' }]),
  },
  {
    name: 'a wrong checksum',
    code: 'FILE_DAMAGED',
    make: () => workbookWithSheetEntry({ claimedCrc: 1 }),
  },
  { name: 'a file cut in the middle', code: 'FILE_DAMAGED', make: () => plainWorkbook().subarray(0, 400) },
  {
    name: 'text behind the end',
    code: 'FILE_DAMAGED',
    make: () => Buffer.concat([plainWorkbook(), Buffer.from('trailing')]),
  },
  {
    name: 'a web page in front of a zip',
    code: 'FILE_NOT_XLSX',
    make: () => Buffer.concat([Buffer.from('<html></html>'), plainWorkbook()]),
  },
  {
    name: 'a directory that starts outside the file',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt32LE(0xfffffff0, copy.length - 6)),
  },
  {
    name: 'a directory with more entries than it has',
    code: 'FILE_DAMAGED',
    make: () => changed(plainWorkbook(), (copy) => copy.writeUInt16LE(200, copy.length - 12)),
  },
  { name: 'a zip without entries', code: 'FILE_NOT_XLSX', make: () => rawZip([]) },
];

const xml: readonly HostileFile[] = [
  {
    name: 'entities that multiply',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': withDoctype(workbookXml(oneSheet), '[<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]'),
      }),
  },
  {
    name: 'an entity that reads a file',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      sheetWith(
        withDoctype(
          sheetXml('<row><c t="inlineStr"><is><t>&a;</t></is></c></row>'),
          '[<!ENTITY a SYSTEM "file:///etc/passwd">]',
        ),
      ),
  },
  {
    name: 'a document type at an address',
    code: 'FILE_UNSUPPORTED',
    make: () =>
      plainWorkbook({ 'xl/workbook.xml': withDoctype(workbookXml(oneSheet), 'SYSTEM "http://example.invalid/x.dtd"') }),
  },
  {
    name: 'an entity nobody declared',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({ 'xl/workbook.xml': workbookXml('<sheet name="&x;" sheetId="1" r:id="rId1"/>') }),
  },
  {
    name: 'a character number that is no character',
    code: 'FILE_DAMAGED',
    make: () => plainWorkbook({ 'xl/workbook.xml': workbookXml('<sheet name="&#0;" sheetId="1" r:id="rId1"/>') }),
  },
  {
    name: 'UTF-16 with a mark',
    code: 'FILE_UNSUPPORTED',
    make: () => sheetWith(Buffer.from(`\ufeff${plainParts[sheetPart]}`, 'utf16le')),
  },
  {
    name: 'UTF-16 without a mark',
    code: 'FILE_UNSUPPORTED',
    make: () => sheetWith(Buffer.from(plainParts[sheetPart] ?? '', 'utf16le')),
  },
  {
    name: 'an encoding that is not UTF-8',
    code: 'FILE_UNSUPPORTED',
    make: () => sheetWith((plainParts[sheetPart] ?? '').replace('UTF-8', 'UTF-7')),
  },
  {
    name: 'bytes that are not UTF-8',
    code: 'FILE_DAMAGED',
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': Buffer.from(workbookXml('<sheet name="Z\u00fc" sheetId="1" r:id="rId1"/>'), 'latin1'),
      }),
  },
  {
    name: 'a sheet cut inside a tag',
    code: 'FILE_DAMAGED',
    make: () => sheetWith((plainParts[sheetPart] ?? '').slice(0, -30)),
  },
  {
    name: 'tags that do not match',
    code: 'FILE_DAMAGED',
    make: () => sheetWith('<worksheet><sheetData></worksheet></sheetData>'),
  },
  { name: 'two roots', code: 'FILE_DAMAGED', make: () => sheetWith('<worksheet/><worksheet/>') },
  { name: 'text outside the root', code: 'FILE_DAMAGED', make: () => sheetWith('<worksheet/>text') },
  { name: 'an empty part', code: 'FILE_DAMAGED', make: () => sheetWith('') },
  {
    name: 'an attribute without quotes',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows('<row r=1><c><v>1</v></c></row>'),
  },
  {
    name: 'a comma in a number',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row>${cell('A1', '12,5')}</row>`),
  },
  {
    name: 'a number that is infinite',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row>${cell('A1', '1e999')}</row>`),
  },
  {
    name: 'a word where a number should be',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row>${cell('A1', 'NaN')}</row>`),
  },
  {
    name: 'a shared text that does not exist',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows('<row><c t="s"><v>7</v></c></row>'),
  },
  {
    name: 'a kind of cell that does not exist',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows('<row><c t="zz"><v>7</v></c></row>'),
  },
];

const compound = (stream: string): Buffer => {
  const file = Buffer.alloc(2048);
  file.writeUInt32BE(0xd0cf11e0, 0);
  file.write(`${stream}\u0000`, 1024, 'utf16le');
  return file;
};

const kinds: readonly HostileFile[] = [
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

export const hostileFiles: readonly HostileFile[] = [...bombs, ...ranges, ...archives, ...xml, ...kinds];
