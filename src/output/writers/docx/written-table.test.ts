import { expect, it } from 'vitest';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { withTables, WrittenTable } from '#output/writers/docx/written-table.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

const colours = paletteOf(defaultHouseStyle);
const xmlOf = (...texts: string[]): string =>
  new WrittenTable([{ isHead: false, cells: texts.map((text) => ({ text, align: 'left' })) }], [100, 200]).xml(colours);

it('puts tables in the places of the document, in their order', () => {
  const document = '<w:body><w:p/><w:tbl/><w:p/><w:tbl/></w:body>';
  expect(withTables(document, ['<first/>', '<second/>'])).toBe('<w:body><w:p/><first/><w:p/><second/></w:body>');
  expect(() => withTables(document, ['<first/>'])).toThrow('2 places for 1 tables');
});

it('writes a text as text, whatever is in it', () => {
  expect(xmlOf('<w:tbl/> & \u0000meer')).toContain('>&lt;w:tbl/&gt; &amp; meer<');
});

it('tells its name and what it says to who cannot see it', () => {
  const told = { name: 'Kosten & lasten', alternativeText: 'Kosten per jaar. Zij dalen.' };
  const xml = new WrittenTable([{ isHead: true, cells: [] }], [100], told).xml(colours);
  expect(xml).toContain(
    '<w:tblCaption w:val="Kosten &amp; lasten"/><w:tblDescription w:val="Kosten per jaar. Zij dalen."/></w:tblPr>',
  );
});

it('keeps a row on one page, but not one of many lines', () => {
  const lines = (count: number): string => Array.from({ length: count }, (_, line) => `regel ${line}`).join('\n');
  expect(xmlOf(lines(3), 'kort')).toContain('<w:cantSplit/>');
  expect(xmlOf('kort', lines(23))).not.toContain('<w:cantSplit/>');
  const long = [{ text: lines(23), align: 'left', keepNext: true } as const];
  expect(new WrittenTable([{ isHead: false, cells: long }], [100]).xml(colours)).not.toContain('<w:keepNext/>');
});

it('gives a line of a text a paragraph, and a column its width', () => {
  const xml = xmlOf('een\ntwee', 'drie');
  expect([...xml.matchAll(/<w:t [^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['een', 'twee', 'drie']);
  expect([...xml.matchAll(/<w:tcW w:type="dxa" w:w="(\d+)"/g)].map(([, width]) => width)).toEqual(['100', '200']);
});
