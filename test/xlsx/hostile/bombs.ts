import {
  oneSheet,
  plainEntries,
  plainWorkbook,
  workbookLinks,
  workbookWithRows,
  workbookWithSheetEntry,
  workbookXml,
} from '#test/xlsx/plain-workbook.ts';
import { rawZip } from '#test/xlsx/raw-zip.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { extra, sheetWith } from '#test/xlsx/hostile/hostile-file.ts';

/** Files that are small and would become very large. */
export const bombs: readonly HostileFile[] = [
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
