import { describe, expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { handMadeWorkbook, rels } from '#test/office-package/hand-made-workbook.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const finding: Finding = {
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet: 'Blad1',
  cell: 'B2',
  field: 'Franchise',
  found: '1',
  message: 'Dit klopt niet.',
  remedy: 'Herstel dit.',
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const commentsPart = (inner: string): string =>
  `<comments xmlns="${main}"><authors><author>Jan</author></authors><commentList>${inner}</commentList></comments>`;

const note = (text: string): string => `<comment ref="B2" authorId="0"><text><t>${text}</t></text></comment>`;

const times = 200_000;

/** Parts that the reader never looks at: the comments of the sheet and the drawing with their boxes. */
const hostile: readonly (readonly [name: string, comments: string, drawing: string])[] = [
  ['comments in the XML that never end', commentsPart('<!--'.repeat(times)), '<xml></xml>'],
  ['character data that never ends', commentsPart('<![CDATA['.repeat(times)), '<xml></xml>'],
  ['instructions that never end', commentsPart('<?'.repeat(times)), '<xml></xml>'],
  ['tags that never end', commentsPart('<a '.repeat(times)), '<xml></xml>'],
  ['quotes that never end', commentsPart(`<a "<a '`.repeat(times)), '<xml></xml>'],
  ['elements that never close', commentsPart('<comment>'.repeat(times)), '<xml></xml>'],
  ['remarks that never end', commentsPart(note('Evenwicht meldt:\n'.repeat(times))), '<xml></xml>'],
  ['boxes that never end', commentsPart(''), `<xml>${'<v:shape '.repeat(times)}</xml>`],
  ['boxes without cells', commentsPart(''), `<xml>${'<v:shape id="_x0000_s1"></v:shape>'.repeat(times)}</xml>`],
];

describe('parts of a file that nobody has checked', () => {
  test.each(hostile)('cost little time and still give the list: %s', (_, comments, drawing) => {
    const bytes = handMadeWorkbook({
      sheet: '<sheetData><row r="2"><c r="B2"><v>1</v></c></row></sheetData><legacyDrawing r:id="rId2"/>',
      sheetRelationships: [
        ['comments', '../comments1.xml'],
        ['vmlDrawing', '/xl/drawings/vmlDrawing1.vml'],
      ],
      types: [['xl/comments1.xml', 'comments']],
      parts: { 'xl/comments1.xml': comments, 'xl/drawings/vmlDrawing1.vml': drawing },
    });
    const start = process.cpuUsage();
    const result = annotatedWorkbook(bytes, [finding], nodePlatform);
    // The slowest takes half a second; what grows with the square of the size takes minutes.
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
    expect(openedWorkbook(result).sheets[0]?.name).toBe('Fouten');
  });

  test.each([
    ['links on shapes that never end', '<a:hlinkClick r:id="rId1">'.repeat(times)],
    ['links on shapes with quotes that never end', `<a:hlinkClick r:id="rId1" "<a '`.repeat(times)],
    ['pictures that never end', '<a:blip r:link="rId1" '.repeat(times)],
    ['macros that never end', ` macro="<x:FmlaMacro>`.repeat(times)],
  ])('cost little time where links are taken out: %s', (_, shapes) => {
    const bytes = handMadeWorkbook({
      sheet: '<sheetData/><drawing r:id="rId1"/>',
      sheetRelationships: [['drawing', '../drawings/drawing1.xml']],
      types: [['xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml']],
      parts: {
        'xl/drawings/drawing1.xml': `<xdr:wsDr><xdr:oneCellAnchor>${shapes}</xdr:oneCellAnchor></xdr:wsDr>`,
        'xl/drawings/_rels/drawing1.xml.rels': rels([['hyperlink', 'http://example.invalid/', 'External']]),
      },
    });
    const start = process.cpuUsage();
    const result = annotatedWorkbook(bytes, [finding], nodePlatform);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
    expect(openedWorkbook(result).sheets[0]?.name).toBe('Fouten');
  });

  test.each(["'/", "'", '[', '"', '[1', "''/", '_a.'])('cost little time in a formula of many %s', (sign) => {
    const cell = `<c r="A2"><f>${sign.replaceAll('"', '&quot;').repeat(times)}</f><v>1</v></c>`;
    const bytes = handMadeWorkbook({ sheet: `<sheetData><row r="2">${cell}</row></sheetData>` });
    const start = process.cpuUsage();
    expect(readWorkbook(bytes, nodePlatform).sheets).toHaveLength(1);
    const result = annotatedWorkbook(bytes, [finding], nodePlatform);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(10);
    expect(openedWorkbook(result).sheets[0]?.name).toBe('Fouten');
  });
});
