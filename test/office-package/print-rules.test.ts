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

/** Row of the header of the table on De vier premies. */
const header = zipParts(sound)
  .filter(({ name }) => name.startsWith('xl/tables/'))
  .map((part) => /name="Antwoorden"[^>]* ref="A(\d+):/.exec(partText(part))?.[1])
  .find((row) => row !== undefined);

const sheet = (number: number): string => `xl/worksheets/sheet${number}.xml`;
const drawing = 'xl/drawings/drawing1.xml';
const workbook = 'xl/workbook.xml';

/** Samenvatting is the first sheet, De vier premies the second. */
const damages: readonly (readonly [string, Uint8Array, RegExp])[] = [
  [
    'a column that is too narrow for its numbers',
    changed(sheet(2), (xml) => xml.replace(/(<col min="4"[^>]*?width=")[^"]*/, '$14')),
    /De vier premies!D\d+ shows signs/,
  ],
  [
    'a text that runs off the page',
    changed(sheet(1), (xml) => xml.replaceAll(/(<col [^>]*?width=")[^"]*/g, '$15')),
    /cuts off/,
  ],
  [
    'a row that is too low for its wrapped text',
    changed(sheet(1), (xml) => xml.replaceAll(/ ht="\d{2,}[^"]*"/g, ' ht="12"')),
    /Samenvatting![A-Z]+\d+ cuts off/,
  ],
  [
    'a sheet without print area',
    changed(workbook, (xml) =>
      xml.replace(/<definedName name="_xlnm.Print_Area" localSheetId="0"[\s\S]*?<\/definedName>/, ''),
    ),
    /Samenvatting has no print area/,
  ],
  [
    'a print area that leaves a row out',
    changed(workbook, (xml) => xml.replace(/(name="_xlnm.Print_Area" localSheetId="1"[^>]*>[^<]*?\$A\$)1:/, '$12:')),
    /De vier premies!A1 is printed 0 times/,
  ],
  [
    'a sheet without titles in print',
    changed(workbook, (xml) =>
      xml.replace(/<definedName name="_xlnm.Print_Titles" localSheetId="0"[\s\S]*?<\/definedName>/, ''),
    ),
    /Samenvatting repeats no title/,
  ],
  [
    'a header above what stands under its table',
    changed(workbook, (xml) =>
      xml.replace(/(name="_xlnm.Print_Titles" localSheetId="1"[^>]*>[^<]*?)\$1:\$1/, `$1$$${header}:$$${header}`),
    ),
    /De vier premies repeats the header of its table above other texts/,
  ],
  ['another paper', changed(sheet(1), (xml) => xml.replace('paperSize="9"', 'paperSize="1"')), /not printed on A4/],
  ['a sheet of its own width', changed(sheet(1), (xml) => xml.replace('fitToPage="1"', '')), /not fitted to the width/],
  [
    'a second sheet that is selected',
    changed(sheet(2), (xml) => xml.replace('<sheetView ', '<sheetView tabSelected="1" ')),
    /De vier premies is selected/,
  ],
  [
    'a first sheet that is not selected',
    changed(sheet(1), (xml) => xml.replace(' tabSelected="1"', '')),
    /Samenvatting is not selected/,
  ],
  [
    'a sheet that opens in a far corner',
    changed(sheet(1), (xml) => xml.replace(/<selection [^>]*>/, '<selection activeCell="X90"/>')),
    /Samenvatting opens at X90/,
  ],
  [
    'a sheet that opens tiny',
    changed(sheet(1), (xml) => xml.replace('<sheetView ', '<sheetView zoomScale="40" ')),
    /opens at 40%/,
  ],
  [
    'a sheet that freezes more than its title',
    changed(sheet(2), (xml) => xml.replace(/ySplit="\d+"/, 'ySplit="9"')),
    /De vier premies freezes more or less than its first row/,
  ],
  [
    'a chart over its table',
    changed(drawing, (xml) => xml.replace(/<xdr:row>\d+<\/xdr:row>/, '<xdr:row>3</xdr:row>')),
    /De vier premies has a chart over/,
  ],
  [
    'a chart that goes over the edge of its page',
    changed(drawing, (xml) => xml.replace(/(<xdr:to><xdr:col>)\d+/, '$140')),
    /De vier premies cuts off the chart at row \d+/,
  ],
  [
    'a header of which a word is broken',
    changed(sheet(2), (xml) => xml.replace(/(<col min="6"[^>]*?width=")[^"]*/, '$16')),
    /De vier premies!F\d+ breaks a word of Verschil/,
  ],
  [
    'a page that ends within a block',
    changed(workbook, (xml) =>
      xml.replace(/(name="_xlnm.Print_Area" localSheetId="1"[^>]*>)[^<]*/, "$1'De vier premies'!$$A$$1:$$N$$120"),
    ),
    /De vier premies ends a page within the block/,
  ],
];

describe('the rules for what is printed and shown', () => {
  test('find nothing in a sound workbook', () => {
    expect(printProblems(sound)).toEqual([]);
    expect(linkedFigureProblems(sound, 'De vier premies')).toEqual([]);
  });

  test.each(damages)('find %s', (_, bytes, problem) => {
    expect(printProblems(bytes).join('\n')).toMatch(problem);
  });

  test('find a link that leads to another figure', () => {
    const wrong = changed(sheet(2), (xml) =>
      xml.replace(/(location="'Gevoeligheid'!B)(\d+)/, (_, start: string, row: string) => `${start}${Number(row) + 1}`),
    );
    expect(linkedFigureProblems(wrong, 'De vier premies').join('\n')).toMatch(/is not what stands in Gevoeligheid!B/);
  });

  test('find a sheet that links no figure at all', () => {
    expect(linkedFigureProblems(sound, 'Medewerkers')).toEqual(['Medewerkers links no figure']);
  });
});
