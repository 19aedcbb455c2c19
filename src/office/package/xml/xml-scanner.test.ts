import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { XmlError } from '#office/package/xml/xml-error.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

/** All tokens as text, attributes looked through: "<a" opens, ">a" closes, "a" depth, '"' text. */
function tokens(xml: string, names: readonly string[]): readonly string[] {
  const scanner = new XmlScanner(Buffer.from(xml), 'proef.xml');
  const found: string[] = [];
  const name = (): string => names.find((candidate) => scanner.is(candidate)) ?? '?';
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token === xmlToken.open) scanner.attribute('none');
    if (token === xmlToken.text) found.push(`"${scanner.text()}`);
    else found.push(`${token === xmlToken.open ? '<' : '>'}${name()}${scanner.depth}`);
  }
  return found;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Any text that XML can hold. */
const anyText = fc
  .string({ unit: 'binary' })
  .map((text) => text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

describe('the tokenizer', () => {
  test('gives elements, texts and depths in their order, prefixes left out', () => {
    expect(tokens('<?xml version="1.0"?><x:a><b c="1"/>t<!-- > <q> --><b>u</b ></x:a>\n', ['a', 'b'])).toEqual([
      '<a1',
      '<b2',
      '>b2',
      '"t',
      '<b2',
      '"u',
      '>b2',
      '>a1',
    ]);
  });

  test('reads attributes in both kinds of quotes, with signs of tags in them', () => {
    const scanner = new XmlScanner(Buffer.from(`<a  one='x > "y"' r:two = "&lt;&#65;&#x42;" three=""/>`), 'proef.xml');
    scanner.next();
    expect(['one', 'two', 'three', 'four'].map((name) => scanner.attribute(name))).toEqual([
      'x > "y"',
      '<AB',
      '',
      null,
    ]);
  });

  test('gives back any text and any attribute as it was written', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, value) => {
        const scanner = new XmlScanner(Buffer.from(`<a b="${escaped(value)}">${escaped(text)}</a>`), 'proef.xml');
        scanner.next();
        expect(scanner.attribute('b')).toBe(value);
        expect(scanner.next() === xmlToken.text ? scanner.text() : '').toBe(text);
      }),
    );
  });

  test('character data keeps its ampersands', () => {
    expect(tokens('<a><![CDATA[x & <y> ]] ]]></a>', ['a'])).toEqual(['<a1', '"x & <y> ]] ', '>a1']);
  });

  test.each([
    '<a>',
    '<a></b>',
    '<a/><b/>',
    'x<a/>',
    '<a b></a>',
    '<a b=c/>',
    '<a b="c/>',
    '<a>&x;</a>',
    '<a>& b</a>',
    '<a>&#1114112;</a>',
    '<a><!-- </a>',
    '<a><![CDATA[ </a>',
    '<!DOCTYPE a><a/>',
    '<a><!ELEMENT b></a>',
    '</a>',
    '< a/>',
    '',
    ' ',
    `<?xml version="1.0" encoding="latin1"?><a/>`,
    `${'<a>'.repeat(65)}${'</a>'.repeat(65)}`,
  ])('refuses %j', (xml) => {
    expect(() => tokens(xml, ['a'])).toThrow(XmlError);
  });

  test('takes 64 levels', () => {
    expect(tokens(`${'<a>'.repeat(64)}${'</a>'.repeat(64)}`, ['a'])).toHaveLength(128);
  });
});
