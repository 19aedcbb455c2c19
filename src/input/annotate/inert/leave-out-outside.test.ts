import { describe, expect, test } from 'vitest';
import { checkedFile, errorWorkbook } from '#input/check/checked-file.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { annotated, at } from '#test/office-package/annotated-workbook.ts';
import { handMadeWorkbook, rels } from '#test/office-package/hand-made-workbook.ts';
import { outsideProblems } from '#test/office-package/outside-rules.ts';
import { packageContents, tagTexts } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { workbookReachingOutside } from '#test/office-package/reaching-outside.ts';
import { openedWorkbook, sheetOf } from '#test/office-package/workbook-contents.ts';
import { corpus } from '#test/xlsx/corpus.ts';

const sheetPart = 'xl/worksheets/sheet1.xml';

const markedXml = (part: string): string =>
  packageContents(annotated(workbookReachingOutside(), at('A2'))).texts.get(part) ?? '';

describe('the marked copy of a workbook that reaches outside', () => {
  test('is let in, comes back sound, and holds nothing outside itself', () => {
    expect(readWorkbook(workbookReachingOutside(), nodePlatform).sheets).toHaveLength(1);
    const marked = annotated(workbookReachingOutside(), at('A2'));
    expect(annotatedFileProblems(marked)).toEqual([]);
    expect(openedWorkbook(marked).sheets.map(({ name }) => name)).toEqual(['Fouten', 'Blad1']);
    const all = [...packageContents(marked).texts.values()].join('\n');
    expect(all).not.toMatch(/example\.invalid|file:|javascript:|DataMashup|x\.csv/);
  });

  test('shows in each cell what it showed', () => {
    const marked = annotated(workbookReachingOutside(), at('A2'));
    const shown = (bytes: Uint8Array) =>
      sheetOf(openedWorkbook(bytes), 'Blad1').cells.map(({ address, value, type }) => `${address} ${type} ${value}`);
    expect(shown(marked)).toEqual(shown(workbookReachingOutside()));
  });

  test('keeps the formulas that stay inside, and no others', () => {
    const formulas = [...markedXml(sheetPart).matchAll(/<c r="(\w+)"[^>]*><f[^>]*>([^<]*)<\/f>/g)];
    expect(formulas.map(([, address, text]) => `${address} ${text}`)).toEqual([
      'B5 SUM(B2:B3)',
      'A6 HYPERLINK("#Blad1!A1","terug")',
      'B6 Eigen+LEN("[1]x!")',
    ]);
    expect(markedXml(sheetPart)).not.toMatch(/<f[\s/][^>]*\/>|\scm=/);
  });

  test('keeps what is drawn, checked and linked inside', () => {
    const sheet = markedXml(sheetPart);
    expect(tagTexts(sheet, 'hyperlink')).toEqual(['<hyperlink ref="A3" location="Blad1!A1" display="hier"/>']);
    expect(tagTexts(sheet, 'conditionalFormatting')).toEqual(['<conditionalFormatting sqref="A3">']);
    expect(tagTexts(sheet, 'dataValidations')).toEqual(['<dataValidations count="1">']);
    expect(tagTexts(sheet, 'pageSetup')).toEqual(['<pageSetup orientation="landscape" r:id="rId6"/>']);
    expect(tagTexts(sheet, 'picture')).toEqual([]);
    const names = [...markedXml('xl/workbook.xml').matchAll(/definedName name="(?!_xlnm|evenwicht)(\w+)"/g)];
    expect(names.map(([, name]) => name)).toEqual(['Eigen']);
    const drawing = markedXml('xl/drawings/drawing1.xml');
    expect([...drawing.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(['ingesloten', 'Knop']);
    expect(tagTexts(drawing, 'blip')).toEqual(['<a:blip r:embed="rId1"/>']);
    expect(tagTexts(drawing, 'sp')).toEqual(['<xdr:sp macro="">']);
  });

  test('is the list of findings alone when something cannot be taken out of it', () => {
    const bytes = handMadeWorkbook({
      sheet: '<sheetData><row r="2"><c r="A2"><v>1</v></c></row></sheetData>',
      workbookRelationships: [['theme', 'theme/theme1.xml']],
      parts: {
        'xl/theme/theme1.xml': '<theme xmlns:r="r"><blip r:link="rId1"/></theme>',
        'xl/theme/_rels/theme1.xml.rels': rels([['image', 'http://example.invalid/x.png', 'External']]),
      },
    });
    expect(openedWorkbook(annotated(bytes, at('A2'))).sheets.map(({ name }) => name)).toEqual(['Fouten']);
  });
});

test.each(corpus)('the error workbook of any file holds nothing outside itself: $name', async ({ make }) => {
  const bytes = await make();
  const checked = checkedFile(bytes, nodePlatform);
  expect(outsideProblems(packageContents(errorWorkbook(checked, bytes, nodePlatform)))).toEqual([]);
});
