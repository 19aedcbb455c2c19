import {
  oneSheet,
  plainParts,
  plainWorkbook,
  sheetXml,
  workbookWithRows,
  workbookXml,
} from '#test/xlsx/plain-workbook.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { cell, sheetPart, sheetWith } from '#test/xlsx/hostile/hostile-file.ts';

const withDoctype = (text: string, subset: string): string => text.replace('<w', `<!DOCTYPE x ${subset}><w`);

/** Parts that are no sound XML, or XML that asks for more than its own text. */
export const unsoundXml: readonly HostileFile[] = [
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
