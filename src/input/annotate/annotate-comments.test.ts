import { describe, expect, test } from 'vitest';
import { handMadeWorkbook, type HandMade } from '#test/office-package/hand-made-workbook.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { finding, at, annotated, markedMade, comments, data } from '#test/office-package/annotated-workbook.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { markedCellsOn } from '#test/xlsx/marked-cells.ts';

const remark = (text: string): string => `Evenwicht meldt:\n${text}\n— Evenwicht`;

describe('explaining at the cell', () => {
  test('puts message and remedy in a comment, several findings of a cell together', () => {
    const findings = [finding('Blad1', 'B2', 'Eerste & <beste>.'), finding('Blad1', 'B2', 'Tweede.')];
    const text = comments(markedMade({ sheet: data }, findings), 'Blad1').get('B2');
    expect(text).toBe(remark('Eerste &amp; &lt;beste&gt;.\nHerstel dit.\n\nTweede.\nHerstel dit.'));
  });

  const drawing =
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<v:shape id="_x0000_s1031" type="#_x0000_t202"><x:ClientData ObjectType="Note"><x:Row>1</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>';
  const withComment: HandMade = {
    sheet: `${data}<legacyDrawing r:id="rId2"/>`,
    sheetRelationships: [
      ['comments', '../comments1.xml'],
      ['vmlDrawing', '/xl/drawings/vmlDrawing1.vml'],
    ],
    types: [['xl/comments1.xml', 'comments']],
    parts: {
      'xl/comments1.xml':
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Jan</author></authors>' +
        '<commentList><comment ref="B2" authorId="0"><text><t>Van Jan</t></text></comment></commentList></comments>',
      'xl/drawings/vmlDrawing1.vml': drawing,
    },
  };

  test('keeps comments that are there and adds to them', () => {
    const found = comments(markedMade(withComment, at('B2', 'D2')), 'Blad1');
    expect(found.get('B2')).toBe(`Van Jan\n\n${remark('Dit klopt niet.\nHerstel dit.')}`);
    expect(found.get('D2')).toBe(remark('Dit klopt niet.\nHerstel dit.'));
  });

  test('gives boxes ids that are still free', () => {
    const xml = markedMade(withComment, at('D2')).contents.texts.get('xl/drawings/vmlDrawing1.vml') ?? '';
    expect([...xml.matchAll(/id="(_x0000_s\d+)"/g)].map(([, id]) => id)).toEqual(['_x0000_s1031', '_x0000_s1032']);
  });

  test.each([
    ['<pageMargins left="1" right="1" top="1" bottom="1" header="1" footer="1"/>'],
    ['<drawing r:id="rId9"/>'],
    ['<legacyDrawingHF r:id="rId9"/>'],
    ['<picture r:id="rId9"/>'],
    ['<extLst><ext uri="x"/></extLst>'],
    ['<tableParts count="0"/>'],
  ])('puts the reference to the boxes in the place that the schema gives it, beside %s', (neighbour) => {
    const bytes = annotated(handMadeWorkbook({ sheet: data + neighbour }), at('B2'));
    expect(
      annotatedFileProblems(bytes).filter((problem) => !problem.includes('rId9') && !problem.includes('tables')),
    ).toEqual([]);
    expect(openedWorkbook(bytes).contents.texts.get('xl/worksheets/sheet1.xml')).toContain('<legacyDrawing ');
  });

  test('stands before controls that are wrapped for older programs', () => {
    const wrapped =
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x14"><controls/></mc:Choice></mc:AlternateContent>';
    const xml =
      openedWorkbook(annotated(handMadeWorkbook({ sheet: data + wrapped }), at('B2'))).contents.texts.get(
        'xl/worksheets/sheet1.xml',
      ) ?? '';
    expect(xml.indexOf('<legacyDrawing')).toBeGreaterThan(0);
    expect(xml.indexOf('<legacyDrawing')).toBeLessThan(xml.indexOf('<mc:AlternateContent'));
  });

  test('leaves conversations alone and writes its own comments beside them', () => {
    const shadow = 'tc={1B1C2D3E-0000-4000-8000-000000000001}';
    const workbook = markedMade(
      {
        ...withComment,
        sheetRelationships: [
          ...(withComment.sheetRelationships ?? []),
          ['threadedComment', '../threadedComments/threadedComment1.xml'],
        ],
        parts: {
          ...withComment.parts,
          'xl/comments1.xml': (withComment.parts?.['xl/comments1.xml'] ?? '').replace(
            'Jan</author>',
            `${shadow}</author>`,
          ),
          'xl/threadedComments/threadedComment1.xml': '<ThreadedComments/>',
        },
      },
      at('B2', 'D2'),
    );
    expect(comments(workbook, 'Blad1').get('B2')).toBe('Van Jan');
    expect(comments(workbook, 'Blad1').get('D2')).toBe(remark('Dit klopt niet.\nHerstel dit.'));
    expect(markedCellsOn(workbook, 'Blad1')).toEqual(['B2', 'D2']);
  });
});
