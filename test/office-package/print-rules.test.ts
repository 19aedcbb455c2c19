import { describe, expect, test } from 'vitest';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { changedWorkbook } from '#test/office-package/changed-workbook.ts';
import { linkedFigureProblems } from '#test/office-package/linked-figures.ts';
import { printProblems } from '#test/office-package/print-rules.ts';

const [content] = generatedContents('dcToDc', 1);
if (!content) throw new Error('nothing was generated');
const sound = await workbookOf(content);

/** The sound workbook with one part changed. */
const changed = (name: string, change: (xml: string) => string): Uint8Array => changedWorkbook(sound, name, change);

/** Row of the header of the table on Verantwoording. */
const lawHeader = zipParts(sound)
  .filter(({ name }) => name.startsWith('xl/tables/'))
  .map((part) => /name="WettelijkeWaarden"[^>]* ref="A(\d+):/.exec(partText(part))?.[1])
  .find((row) => row !== undefined);

const sheet = (number: number): string => `xl/worksheets/sheet${number}.xml`;
/** Place of a sheet, from 0, as defined names count. */
const placeOf = (name: string): number =>
  [...partText(zipParts(sound).find((part) => part.name === 'xl/workbook.xml')!).matchAll(/<sheet name="([^"]*)"/g)]
    .map(([, found]) => found)
    .indexOf(name);
const drawing = 'xl/drawings/drawing1.xml';
const workbook = 'xl/workbook.xml';

/** Samenvatting is the second sheet, Staffels the third. */
const damages: readonly (readonly [string, Uint8Array, RegExp])[] = [
  [
    'a column that is too narrow for its numbers',
    changed(sheet(2), (xml) => xml.replace(/(<col min="4"[^>]*?width=")[^"]*/, '$14')),
    /Samenvatting!D\d+ shows signs/,
  ],
  [
    'a text that runs off the page',
    changed(sheet(2), (xml) => xml.replaceAll(/(<col [^>]*?width=")[^"]*/g, '$15')),
    /cuts off/,
  ],
  [
    'a row that is too low for its wrapped text',
    changed(sheet(1), (xml) => xml.replaceAll(/ ht="30"/g, ' ht="12"')),
    /Leeswijzer!B\d+ cuts off/,
  ],
  [
    'a sheet without print area',
    changed(workbook, (xml) =>
      xml.replace(/<definedName name="_xlnm.Print_Area" localSheetId="1"[\s\S]*?<\/definedName>/, ''),
    ),
    /Samenvatting has no print area/,
  ],
  [
    'a print area that leaves a row out',
    changed(workbook, (xml) => xml.replace(/(name="_xlnm.Print_Area" localSheetId="2"[^>]*>[^<]*?\$A\$)1:/, '$12:')),
    /Staffels!A1 is printed 0 times/,
  ],
  [
    'a sheet without titles in print',
    changed(workbook, (xml) =>
      xml.replace(/<definedName name="_xlnm.Print_Titles" localSheetId="1"[\s\S]*?<\/definedName>/, ''),
    ),
    /Samenvatting repeats no title/,
  ],
  [
    'a long table without its header on the next page',
    changed(workbook, (xml) =>
      xml.replace(/(name="_xlnm.Print_Titles" localSheetId="5"[^>]*>[^<]*?)\$\d+:\$\d+/, '$1$$1:$$1'),
    ),
    /Lasten per jaar does not repeat the header of its table/,
  ],
  [
    'a header above what stands under its table',
    changed(workbook, (xml) =>
      xml.replace(
        new RegExp(`(name="_xlnm.Print_Titles" localSheetId="${placeOf('Verantwoording')}"[^>]*>[^<]*?)\\$1:\\$1`),
        `$1$$${lawHeader}:$$${lawHeader}`,
      ),
    ),
    /Verantwoording repeats the header of its table above other texts/,
  ],
  ['another paper', changed(sheet(2), (xml) => xml.replace('paperSize="9"', 'paperSize="1"')), /not printed on A4/],
  ['a sheet of its own width', changed(sheet(2), (xml) => xml.replace('fitToPage="1"', '')), /not fitted to the width/],
  [
    'a second sheet that is selected',
    changed(sheet(2), (xml) => xml.replace('<sheetView ', '<sheetView tabSelected="1" ')),
    /Samenvatting is selected/,
  ],
  [
    'a first sheet that is not selected',
    changed(sheet(1), (xml) => xml.replace(' tabSelected="1"', '')),
    /Leeswijzer is not selected/,
  ],
  [
    'a sheet that opens in a far corner',
    changed(sheet(2), (xml) => xml.replace(/<selection [^>]*>/, '<selection activeCell="X90"/>')),
    /Samenvatting opens at X90/,
  ],
  [
    'a sheet that opens tiny',
    changed(sheet(2), (xml) => xml.replace('<sheetView ', '<sheetView zoomScale="40" ')),
    /opens at 40%/,
  ],
  [
    'a table whose header scrolls away',
    changed(sheet(3), (xml) => xml.replace(/ySplit="\d+"/, 'ySplit="1"')),
    /Staffels lets the header of its table scroll away/,
  ],
  [
    'a chart over its table',
    changed(drawing, (xml) => xml.replace(/<xdr:row>\d+<\/xdr:row>/, '<xdr:row>3</xdr:row>')),
    /Staffels has a chart over/,
  ],
  [
    'a page that ends within a block',
    changed(workbook, (xml) =>
      xml.replace(/(name="_xlnm.Print_Area" localSheetId="0"[^>]*>)[^<]*/, "$1'Leeswijzer'!$$A$$1:$$C$$80"),
    ),
    /Leeswijzer ends a page within the block/,
  ],
];

describe('the rules for what is printed and shown', () => {
  test('find nothing in a sound workbook', () => {
    expect(printProblems(sound)).toEqual([]);
    expect(linkedFigureProblems(sound, 'Samenvatting')).toEqual([]);
  });

  test.each(damages)('find %s', (_, bytes, problem) => {
    expect(printProblems(bytes).join('\n')).toMatch(problem);
  });

  test('find a link that leads to another figure', () => {
    const wrong = changed(sheet(2), (xml) =>
      xml.replace(
        /(location="'Contante lasten'!B)(\d+)/,
        (_, start: string, row: string) => `${start}${Number(row) + 1}`,
      ),
    );
    expect(linkedFigureProblems(wrong, 'Samenvatting').join('\n')).toMatch(/is not what stands in Contante lasten!B/);
  });

  test('find a sheet that links no figure at all', () => {
    expect(linkedFigureProblems(sound, 'Cohorten')).toEqual(['Cohorten links no figure']);
  });
});
