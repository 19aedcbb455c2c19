import { describe, expect, test } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { zipParts } from '#office/package/zip-directory.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { changedWorkbook } from '#test/office-package/changed-workbook.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';

const sound = await workbookOf(exampleContent(3));

/** The sound workbook with one part changed. */
const changed = (name: string, change: (xml: string) => string): Uint8Array => changedWorkbook(sound, name, change);

const sheet = 'xl/worksheets/sheet2.xml';
const chart = 'xl/charts/chart1.xml';
const damages: readonly (readonly [string, Uint8Array, RegExp])[] = [
  ['a part that is missing', zipArchive(zipParts(sound).filter(({ name }) => name !== chart)), /which is no part/],
  ['a part without content type', zipArchive([...zipParts(sound), packedText('xl/x.bin', '')]), /has no content type/],
  [
    'a link outside',
    changed('xl/worksheets/_rels/sheet2.xml.rels', (xml) => xml.replace('Target="', 'TargetMode="External" Target="')),
    /outside the package/,
  ],
  ['a relationship that is not there', changed(sheet, (xml) => xml.replace(/r:id="rId\d+"/, 'r:id="rId77"')), /rId77/],
  [
    'elements in the wrong order',
    changed(sheet, (xml) => xml.replace(/(<pageMargins[^>]*>)(<pageSetup[^>]*>)/, '$2$1')),
    /too late/,
  ],
  [
    'an element that does not belong',
    changed(sheet, (xml) => xml.replace('<pageMargins', '<pagina/><pageMargins')),
    /may not hold pagina/,
  ],
  [
    'an attribute that does not belong',
    changed('xl/drawings/drawing1.xml', (xml) =>
      xml.replace(/<xdr:(\w+)Anchor\b[^>]*/, '<xdr:oneCellAnchor editAs="oneCell"'),
    ),
    /may not have editAs/,
  ],
  ['tags that do not close', changed(sheet, (xml) => xml.replace('</row>', '')), /closes|open/],
  [
    'a wrong count of styles',
    changed('xl/styles.xml', (xml) => xml.replace(/<cellXfs count="\d+"/, '<cellXfs count="1"')),
    /cellXfs counts/,
  ],
  [
    'a font that is not there',
    changed('xl/styles.xml', (xml) => xml.replace(/(<cellXfs[\s\S]*?fontId=")\d+/, '$1999')),
    /fontId 999/,
  ],
  [
    'a cell style that is not there',
    changed(sheet, (xml) => xml.replace(/ s="\d+"/, ' s="9999"')),
    /style that is not there/,
  ],
  [
    'a shared text that is not there',
    changed(sheet, (xml) => xml.replace(/t="s"><v>\d+/, 't="s"><v>99999')),
    /has no text/,
  ],
  [
    'cells out of order',
    changed(sheet, (xml) => xml.replace(/<c r="A(\d+)"(?=[^>]*>(?:(?!<\/row>).)*<c r="B\1")/, '<c r="Z$1"')),
    /out of order/,
  ],
  [
    'a number that is none',
    changed(sheet, (xml) => xml.replace(/(<c r="D\d+"(?![^>]* t=)[^>]*><v>)[^<]*/, '$1NaN')),
    /is no number/,
  ],
  [
    'a table header that differs from its cell',
    changed('xl/tables/table2.xml', (xml) => xml.replace('name="Exact"', 'name="Precies"')),
    /header Precies/,
  ],
  [
    'a name that leads nowhere',
    changed('xl/workbook.xml', (xml) => xml.replace(/>Uitgangspunten!\$B\$\d+</, '>Weg!$$B$$12<')),
    /sheet Weg/,
  ],
  ['an axis that is not there', changed(chart, (xml) => xml.replace(/<c:axId val="\d+"/, '<c:axId val="7"')), /axis 7/],
  [
    'a chart in the wrong order',
    changed(chart, (xml) => xml.replace(/(<c:idx[^>]*>)(<c:order[^>]*>)/, '$2$1')),
    /too late in ser/,
  ],
  [
    'a control character',
    changed('xl/sharedStrings.xml', (xml) => xml.replace('Leeswijzer', 'Lees\u0007wijzer')),
    /control character/,
  ],
  [
    'who changed it last',
    changed('docProps/core.xml', (xml) =>
      xml.replace('<dc:title>', '<cp:lastModifiedBy>Jan</cp:lastModifiedBy><dc:title>'),
    ),
    /who changed it last/,
  ],
  [
    'a path of a machine',
    changed(sheet, (xml) => xml.replace('<sheetData>', '<sheetData><!-- file:///tmp -->')),
    /holds a path/,
  ],
];

describe('the rules for packages', () => {
  test('find nothing in a sound workbook', () => {
    expect(ownWorkbookProblems(sound)).toEqual([]);
  });

  test('cannot look into a workbook with a part twice', () => {
    const twice = zipArchive([...zipParts(sound), ...zipParts(sound).slice(3, 4)]);
    expect(() => ownWorkbookProblems(twice)).toThrow('sameName');
  });

  test.each(damages)('find %s', (_, bytes, problem) => {
    expect(ownWorkbookProblems(bytes).join('\n')).toMatch(problem);
  });
});
