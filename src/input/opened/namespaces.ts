import { attribute, rootTag } from '#office/package/xml-tags.ts';

/** How a part writes its own elements and relationship ids, and which of the two families of namespaces it uses. */
export interface Namespaces {
  /** Prefix of spreadsheet elements with its colon, or ''. */
  readonly prefix: string;
  /** Attribute for a relationship id, with a declaration where the part has none: `r:id`, `xmlns:r="..." r:id`. */
  readonly idAttribute: string;
  readonly isStrict: boolean;
  readonly main: string;
  readonly relationships: string;
}

const families = {
  transitional: {
    main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  },
  strict: {
    main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
    relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  },
} as const;

export function namespacesOf(xml: string): Namespaces {
  const root = rootTag(xml);
  const text = xml.slice(root.start, root.end);
  const declaration = root.prefix === '' ? 'xmlns' : `xmlns:${root.prefix}`;
  const isStrict = attribute(text, declaration) === families.strict.main;
  const family = isStrict ? families.strict : families.transitional;
  const known = [...text.matchAll(/\sxmlns:([^\s=]+)\s*=\s*["']([^"']*)["']/g)].find(
    ([, , address]) => address === family.relationships,
  )?.[1];
  return {
    prefix: root.prefix === '' ? '' : `${root.prefix}:`,
    idAttribute: known === undefined ? `xmlns:r="${family.relationships}" r:id` : `${known}:id`,
    isStrict,
    ...family,
  };
}
