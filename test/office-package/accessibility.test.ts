import { describe, expect, test } from 'vitest';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { changedWorkbook } from '#test/office-package/changed-workbook.ts';
import { accessibilityProblems } from '#test/office-package/accessibility.ts';

const ownProposal = { flat: 0.2, scale: exampleScale };
const everything = averagePayContent('ambition', 40, { ownProposal });
const styled = (style: Partial<HouseStyle>): OutputContent => ({
  ...everything,
  houseStyle: { ...everything.houseStyle, ...style },
});
const contents: readonly (readonly [string, OutputContent])[] = [
  ['of a premium scheme', exampleContent()],
  ['of a guarantee', averagePayContent('scheme', 40)],
  ['of an ambition with everything beside it', everything],
  ['in yellow and pink', styled({ primary: 'FFE600', accent: 'FFB3D9' })],
  ['in two greys that are nearly one', styled({ primary: '808080', accent: '858585' })],
];

const sound = await workbookOf(exampleContent(3));

/** The sound workbook with one part changed. */
const changed = (name: string, change: (xml: string) => string): Uint8Array => changedWorkbook(sound, name, change);

const sheet = 'xl/worksheets/sheet2.xml';
const lines = 'xl/charts/chart2.xml';
const columns = 'xl/charts/chart3.xml';
const failures: readonly (readonly [string, Uint8Array, RegExp])[] = [
  [
    'merged cells',
    changed(sheet, (xml) =>
      xml.replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>'),
    ),
    /De vier premies has merged cells/,
  ],
  [
    'a sheet without title',
    changed(sheet, (xml) => xml.replace('r="A1"', 'r="B1"')),
    /De vier premies has no title in A1/,
  ],
  ['a hidden column', changed(sheet, (xml) => xml.replace('<col ', '<col hidden="1" ')), /De vier premies hides/],
  [
    'no frozen header',
    changed(sheet, (xml) => xml.replace(/<pane [^>]*>/, '')),
    /De vier premies lets its headers scroll/,
  ],
  [
    'a meaningless name',
    changed('xl/workbook.xml', (xml) => xml.replace('name="De vier premies"', 'name="Blad3"')),
    /Blad3 says nothing/,
  ],
  [
    'a table without header row',
    changed('xl/tables/table2.xml', (xml) => xml.replace('<table ', '<table headerRowCount="0" ')),
    /without header row/,
  ],
  [
    'a column without header',
    changed('xl/tables/table2.xml', (xml) => xml.replace('name="Exact"', 'name=" "')),
    /column without header/,
  ],
  [
    'a chart without description',
    changed('xl/drawings/drawing1.xml', (xml) => xml.replace(/descr="[^"]*"/, '')),
    /without description/,
  ],
  [
    'lines told apart by colour',
    changed(lines, (xml) => xml.replaceAll(/prstDash val="\w+"/g, 'prstDash val="solid"')),
    /Lasten has a chart that tells series apart by colour only/,
  ],
  [
    'columns told apart by colour',
    changed(columns, (xml) =>
      xml.replaceAll(
        /(<c:spPr>)<a:solidFill>.*?<\/a:solidFill>/g,
        '$1<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>',
      ),
    ),
    /has a chart that tells series apart by colour only/,
  ],
  [
    'an axis without title',
    changed(lines, (xml) => xml.replace(/(<c:catAx>[\s\S]*?)<c:title>[\s\S]*?<\/c:title>/, '$1')),
    /axis without title/,
  ],
  [
    'a chart without title',
    changed(lines, (xml) => xml.replace('<c:chart><c:title>', '<c:chart><c:x>')),
    /chart without title/,
  ],
  [
    'pale text',
    changed('xl/styles.xml', (xml) => xml.replaceAll('rgb="FF1B2430"', 'rgb="FFC0C0C0"')),
    /too little contrast/,
  ],
  [
    'red for negative',
    changed('xl/styles.xml', (xml) => xml.replace('formatCode="', 'formatCode="[Red]')),
    /by colour/,
  ],
  [
    'no language',
    changed('docProps/core.xml', (xml) => xml.replace(/<dc:language>.*<\/dc:language>/, '')),
    /no language/,
  ],
  [
    'no title',
    changed('docProps/core.xml', (xml) => xml.replace(/<dc:title>.*<\/dc:title>/, '')),
    /document has no title/,
  ],
];

describe('an accessibility inspector', () => {
  test.each(contents)('finds nothing in the workbook %s', async (_, content) => {
    expect(accessibilityProblems(await workbookOf(content))).toEqual([]);
  });

  test.each(failures)('finds %s', (_, bytes, problem) => {
    expect(accessibilityProblems(bytes).join('\n')).toMatch(problem);
  });
});
