import { attribute, childElements, rootChildren, rootTag, type XmlElement } from '#office/package/xml-tags.ts';
import { relationshipsIn, type Relationship } from '#office/package/relationships.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';

/** A produced package, unpacked for checking. */
export interface PackageContents {
  /** In the order of the zip. */
  readonly names: readonly string[];
  /** Text of each part that is XML. */
  readonly texts: ReadonlyMap<string, string>;
}

const isXml = (name: string): boolean => /\.(xml|rels|vml)$/i.test(name);

/** What was unpacked already: a test asks many questions of one file. */
const unpacked = new WeakMap<Uint8Array, PackageContents>();

export function packageContents(bytes: Uint8Array): PackageContents {
  const known = unpacked.get(bytes) ?? unpackedContents(bytes);
  unpacked.set(bytes, known);
  return known;
}

function unpackedContents(bytes: Uint8Array): PackageContents {
  const parts = zipParts(bytes);
  return {
    names: parts.map(({ name }) => name),
    texts: new Map(parts.filter(({ name }) => isXml(name)).map((part) => [part.name, partText(part)])),
  };
}

/** Part that a relationships part belongs to; '' for that of the package. */
export const sourceOf = (relationshipsPart: string): string =>
  relationshipsPart.replace(/(^|\/)_rels\/([^/]*)\.rels$/, (_, folder: string, name: string) => folder + name);

export function relationshipsFrom({ texts }: PackageContents, part: string): readonly Relationship[] {
  const slash = part.lastIndexOf('/') + 1;
  const xml = texts.get(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  return xml === undefined ? [] : [...relationshipsIn(xml, part)];
}

export const openText = (xml: string, { open }: XmlElement): string => xml.slice(open.start, open.end);

/** Elements with this local name anywhere in the text, as the text of their opening tags. */
export const tagTexts = (xml: string, local: string): readonly string[] =>
  xml.includes(local) ? Array.from(xml.matchAll(openTagPattern(local)), ([text]) => text) : [];

const patterns = new Map<string, RegExp>();

/** An opening tag. A value may hold any sign but its own quotation mark. */
function openTagPattern(local: string): RegExp {
  const known =
    patterns.get(local) ?? new RegExp(`<(?:[\\w.-]+:)?${local}(?:\\s(?:[^<>"']|"[^"]*"|'[^']*')*)?/?>`, 'g');
  patterns.set(local, known);
  return known;
}

export const childrenOf = (xml: string, element: XmlElement | undefined): readonly XmlElement[] =>
  element && element.open.kind === 'open' ? childElements(xml, element.open.end, element.contentEnd) : [];

export const rootChild = (xml: string, local: string): XmlElement | undefined =>
  rootChildren(xml).find(({ open }) => open.local === local);

export { attribute, rootChildren, rootTag };
