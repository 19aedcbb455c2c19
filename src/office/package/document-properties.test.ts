import { describe, expect, it } from 'vitest';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';

describe('the properties of a document', () => {
  const tags = (xml: string) => [...xml.matchAll(/<([\w:]+)[^>]*>([^<]+)</g)].map(([, tag, text]) => [tag, text]);

  it('name the title and the program, and no person, machine or moment', () => {
    expect(tags(corePropertiesXml({ title: 'Titel' }))).toEqual([
      ['dc:title', 'Titel'],
      ['dc:language', 'nl-NL'],
    ]);
    expect(tags(applicationPropertiesXml('Evenwicht'))).toEqual([['Application', 'Evenwicht']]);
  });

  it('name who sends it and the day of what is in it, where these are given', () => {
    const madeOn = { year: 2026, month: 11, day: 28 };
    expect(tags(corePropertiesXml({ title: 'Titel', author: 'Advies & Co', madeOn }))).toEqual([
      ['dc:title', 'Titel'],
      ['dc:creator', 'Advies &amp; Co'],
      ['dcterms:created', '2026-11-28T00:00:00Z'],
      ['dcterms:modified', '2026-11-28T00:00:00Z'],
      ['dc:language', 'nl-NL'],
    ]);
  });
});
