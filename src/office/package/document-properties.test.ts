import { describe, expect, it } from 'vitest';
import { applicationPropertiesXml, corePropertiesXml } from '#office/package/document-properties.ts';

describe('the properties of a document', () => {
  it('name the title and the program, and no person, machine or moment', () => {
    const tags = (xml: string) => [...xml.matchAll(/<([\w:]+)[^>]*>([^<]+)</g)].map(([, tag, text]) => [tag, text]);
    expect(tags(corePropertiesXml('Titel'))).toEqual([
      ['dc:title', 'Titel'],
      ['dc:language', 'nl-NL'],
    ]);
    expect(tags(applicationPropertiesXml('Evenwicht'))).toEqual([['Application', 'Evenwicht']]);
  });
});
