import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literal } from './inline-text.ts';
import { asText, markdownTable } from './markdown-table.ts';
import { markdownSource, picturePaths } from './markdown-source.ts';
import { tableWidths } from './table-widths.ts';

describe('a text', () => {
  it('is a literal in which nothing is markup', () => {
    expect(literal('#let x = "a\\b"')).toBe('#"#let x = \\"a\\\\b\\"";');
  });

  it('from the program reaches the page as it stands, whatever its signs', () => {
    const sign = constantFrom(...'ab1 #*_`[]<>{}\\"$@|~&;'.split(''));
    const text = array(sign, { minLength: 1, maxLength: 12 }).map((signs) => `a${signs.join('')}a`);
    assert(
      property(text, (value) => {
        const source = markdownSource(markdownTable(['Kop'], [[asText(value)]]));
        const written = [...source.matchAll(/#"((?:[^"\\]|\\.)*)";/g)].map(([, found = '']) => found).slice(1);
        expect(written.join('').replaceAll(/\\(.)/g, '$1')).toBe(value);
      }),
    );
  });
});

describe('Markdown', () => {
  it('gives headings the names by which links find them', () => {
    expect(markdownSource('## Rente controleren {#rente}')).toBe('#heading(level: 2)[#"Rente controleren";] <rente>');
    expect(markdownSource('zie [rente](#rente)')).toContain('#link(<rente>)');
  });

  it('keeps a paragraph with the table below it', () => {
    expect(markdownSource('Uitleg:\n\n| A |\n|---|\n| b |')).toMatch(/^#block\(sticky: true\)\[#"Uitleg:";\]/);
  });

  it.each(['<b>x</b>', '```\nx\n```', '- [ ] x ![y](z)'])('refuses what a document cannot show: %s', (text) => {
    expect(() => markdownSource(text)).toThrow('not understood');
  });

  it('names its pictures', () => {
    expect(picturePaths('![Het overzicht](docs/images/x.png)')).toEqual(['docs/images/x.png']);
  });
});

it('a column of a table has room for its longest word', () => {
  const [name = 0, text = 0] = tableWidths([
    ['huidig_leeftijdsbepaling', 'a'],
    ['een zin van woorden '.repeat(20), 'b'],
  ]);
  expect(name).toBeGreaterThanOrEqual('huidig_leeftijdsbepaling'.length);
  expect(text).toBeGreaterThan(name);
});

it('an amount is not divided over lines', () => {
  expect(markdownSource('Dat kost € 9.831 per jaar.')).toContain('€\u00a09.831');
});
