import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText, decodedText, printableText, xmlCellText, xmlText } from '#office/package/xml/xml-text.ts';
import { attribute, rootChildren, withAttribute, xmlTags } from '#office/package/xml-tags.ts';

describe('text for XML', () => {
  test('escapes what has a meaning of its own', () => {
    expect(xmlText('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  });

  test('leaves out what no XML may hold, and keeps tabs, line ends and every whole character', () => {
    expect(printableText('a\u0000b\u000bc\ud800d\udc00e\ufffff\t\n😀é')).toBe('abcdef\t\n😀é');
  });

  test('is cut where Excel would refuse it, never inside a character', () => {
    expect(cellText('a'.repeat(40_000))).toHaveLength(32_767);
    expect(cellText(`${'a'.repeat(32_766)}😀`)).toBe('a'.repeat(32_766));
  });

  test('does not let a text pass for an escaped character', () => {
    expect(xmlCellText('_x0041_ en _x00zz_')).toBe('_x005F_x0041_ en _x00zz_');
  });

  test('is read with the five names and every character that XML may hold as a number, and no other entity', () => {
    expect(decodedText('&lt;&#233;&#xE9;&#128512;&#x1F600;&#x10FFFF;')).toBe('<éé😀😀\u{10ffff}');
    expect(decodedText('&eacute;&#0;&#xD800;&#x110000;')).toBe('&eacute;&#0;&#xD800;&#x110000;');
  });

  test('comes back from an attribute as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const tag = withAttribute('<a>', 'naam', xmlText(text));
        expect(attribute(tag, 'naam')).toBe(printableText(text));
      }),
    );
  });
});

describe('tags', () => {
  test('are found by name without prefix, with their depth, and not inside comments, CDATA or quotes', () => {
    const xml = '<?xml version="1.0"?><x:a b=">"><!-- <c> --><c/><![CDATA[<d>]]><e f=\'<\'>t</e></x:a>';
    expect([...xmlTags(xml)].map(({ kind, local, prefix, depth }) => `${kind} ${prefix}:${local} ${depth}`)).toEqual([
      'open x:a 0',
      'empty :c 1',
      'open :e 1',
      'close :e 1',
      'close x:a 0',
    ]);
  });

  test('give the children of the root by place', () => {
    const xml = '<a><b><c/></b><d/></a>';
    expect(rootChildren(xml).map(({ start, end }) => xml.slice(start, end))).toEqual(['<b><c/></b>', '<d/>']);
    expect(rootChildren('<a/>')).toEqual([]);
  });

  test('read an attribute by its whole name only', () => {
    const tag = '<c rs="1" s = \'2\' r:id="rId3" ns="4">';
    expect([attribute(tag, 's'), attribute(tag, '*:id'), attribute(tag, 'id')]).toEqual(['2', 'rId3', null]);
  });

  test('take a new value in place of the old, or as a new attribute', () => {
    expect(withAttribute('<c s="1" r="A1"/>', 's', '9')).toBe('<c s="9" r="A1"/>');
    expect(withAttribute('<c r="A1" />', 's', '9')).toBe('<c r="A1" s="9"/>');
    expect(withAttribute('<c>', 's', '9')).toBe('<c s="9">');
  });
});
