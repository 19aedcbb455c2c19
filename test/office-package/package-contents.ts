import {
  attribute,
  childElements,
  rootChildren,
  rootTag,
  xmlTags,
  type XmlElement,
} from '#documents/package/xml-tags.ts';
import { relationshipsIn, type Relationship } from '#documents/package/relationships.ts';
import { partText, zipParts } from '#documents/package/zip-directory.ts';

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
  return xml === undefined ? [] : relationshipsIn(xml, part);
}

export const openText = (xml: string, { open }: XmlElement): string => xml.slice(open.start, open.end);

/** Elements with this local name anywhere in the text, as the text of their opening tags. */
export function tagTexts(xml: string, local: string): readonly string[] {
  const texts: string[] = [];
  if (!xml.includes(local)) return texts;
  for (const tag of xmlTags(xml)) {
    if (tag.local === local && tag.kind !== 'close') texts.push(xml.slice(tag.start, tag.end));
  }
  return texts;
}

export const childrenOf = (xml: string, element: XmlElement | undefined): readonly XmlElement[] =>
  element && element.open.kind === 'open' ? childElements(xml, element.open.end, element.contentEnd) : [];

export const rootChild = (xml: string, local: string): XmlElement | undefined =>
  rootChildren(xml).find(({ open }) => open.local === local);

export { attribute, rootChildren, rootTag };
