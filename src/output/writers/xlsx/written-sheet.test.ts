import { describe, expect, test } from 'vitest';
import { checkStyles, writtenSheet } from '#output/writers/xlsx/written-sheet.ts';

const frame = (rows: string): string =>
  `<worksheet><dimension ref="A1:C1"/>${rows}<conditionalFormatting/><pageMargins left="1"/></worksheet>`;

const written = (sheetXml: string, links: string): string =>
  Buffer.concat([
    ...writtenSheet(sheetXml, {
      pieces: ['<row r="1"/>', { pieces: () => ['<row r="2"/>'].values() }],
      links,
      names: [],
      lastCell: 'B2',
    }),
  ]).toString();

describe('a sheet of the frame gets its own rows', () => {
  test.each(['<sheetData/>', '<sheetData><row r="1"><c r="A1" s="1"/></row></sheetData>'])('in place of %s', (rows) => {
    expect(written(frame(rows), '')).toBe(
      '<worksheet><dimension ref="A1:B2"/><sheetData><row r="1"/><row r="2"/></sheetData><conditionalFormatting/><pageMargins left="1"/></worksheet>',
    );
  });

  test('and its links where the order of elements wants them', () => {
    expect(written(frame('<sheetData/>'), '<hyperlink ref="A1" location="$&"/>')).toContain(
      '<conditionalFormatting/><hyperlinks><hyperlink ref="A1" location="$&"/></hyperlinks><pageMargins left="1"/>',
    );
  });
});

test.each([
  ['another style has the number', '<c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="1"/>'],
  ['a style is not there', '<c r="A1" s="1"/>'],
])('a workbook is not written when %s', (_, cells) => {
  expect(() => checkStyles(cells, 2)).toThrow('styles of cells are numbered');
  expect(() => checkStyles('<c r="A1" s="1" t="s"><v>0</v></c><c r="B1" s="2"/>', 2)).not.toThrow();
});
