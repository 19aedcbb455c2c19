import { editedText, insertion } from '#office/package/text-edits.ts';
import { decodedText } from '#office/package/xml/xml-text.ts';

/** A tag in an XML text, by its place. */
interface XmlTag {
  readonly kind: 'open' | 'close' | 'empty';
  /** Name without its namespace prefix. */
  readonly local: string;
  readonly prefix: string;
  readonly start: number;
  readonly end: number;
  /** Number of elements around it. */
  readonly depth: number;
}

/**
 * Comments, CDATA and processing instructions are matched to be passed over. What is never closed is taken to the end, and
 * no tag runs past the next `<`: a text that is no XML costs no more time than one that is.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<(\/?)(?:([^\s/>:!?<]+):)?([^\s/>:!?<]+)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;

/** All tags of an XML text in order. */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let depth = 0;
  for (const match of xml.matchAll(markup)) {
    const [text, slash, prefix = '', local, rest = ''] = match;
    if (local === undefined) continue;
    const kind = slash === '/' ? 'close' : rest.endsWith('/') ? 'empty' : 'open';
    if (kind === 'close') depth -= 1;
    yield { kind, local, prefix, start: match.index, end: match.index + text.length, depth };
    if (kind === 'open') depth += 1;
  }
}

/** The first tag: that of the root element. Throws when there is none. */
export function rootTag(xml: string): XmlTag {
  for (const tag of xmlTags(xml)) return tag;
  throw new Error('the part holds no element');
}

/** An element with everything between its tags, by place. */
export interface XmlElement {
  readonly open: XmlTag;
  readonly start: number;
  /** Behind its last tag. */
  readonly end: number;
  /** Where its closing tag starts; for an empty element the same as `end`. */
  readonly contentEnd: number;
}

/** The children of the root element, in order. */
export function rootChildren(xml: string): readonly XmlElement[] {
  const root = rootTag(xml);
  return root.kind === 'empty' ? [] : childElements(xml, root.end, xml.lastIndexOf('</'));
}

/** The first child of the root element with this name. */
export const rootChild = (xml: string, local: string): XmlElement | null =>
  rootChildren(xml).find(({ open }) => open.local === local) ?? null;

/** The children of an element; none of one that is not there. */
export const childrenOf = (xml: string, element: XmlElement | null): readonly XmlElement[] =>
  element ? childElements(xml, element.open.end, element.contentEnd) : [];

export const openingTag = (xml: string, { open }: XmlElement): string => xml.slice(open.start, open.end);

const moved = (tag: XmlTag, by: number): XmlTag => ({ ...tag, start: tag.start + by, end: tag.end + by });

/** The outermost elements between two places, such as the content of an element. */
export function childElements(xml: string, from: number, to: number): readonly XmlElement[] {
  const children: XmlElement[] = [];
  let open: XmlTag | null = null;
  for (const found of xmlTags(xml.slice(from, to))) {
    if (found.depth !== 0) continue;
    const tag = moved(found, from);
    if (tag.kind === 'empty') children.push({ open: tag, start: tag.start, end: tag.end, contentEnd: tag.end });
    if (tag.kind === 'open') open = tag;
    if (tag.kind === 'close' && open) {
      children.push({ open, start: open.start, end: tag.end, contentEnd: tag.start });
      open = null;
    }
  }
  return children;
}

/** The outermost elements with these names, each up to the next closing tag of its name: also in a text that is not well-formed. */
export function namedElements(xml: string, names: ReadonlySet<string>): readonly XmlElement[] {
  const found: XmlElement[] = [];
  let open: XmlTag | null = null;
  for (const tag of xmlTags(xml)) {
    if (open !== null) {
      if (tag.kind !== 'close' || tag.local !== open.local) continue;
      found.push({ open, start: open.start, end: tag.end, contentEnd: tag.start });
      open = null;
    } else if (names.has(tag.local)) {
      if (tag.kind === 'open') open = tag;
      if (tag.kind === 'empty') found.push({ open: tag, start: tag.start, end: tag.end, contentEnd: tag.end });
    }
  }
  return found;
}

/** A name as it stands in a pattern: a prefix comes from the file, and may hold a full stop or anything else. */
const escaped = (name: string): string => name.replaceAll(/[^\w:]/g, String.raw`\$&`);

/** Patterns of attributes by their names, which are few: making a pattern costs more than using it. */
const attributePatterns = new Map<string, RegExp>();

function attributePattern(name: string): RegExp {
  const old = attributePatterns.get(name);
  if (old) return old;
  const written = name.startsWith('*:') ? `[^\\s=:"']+:${escaped(name.slice(2))}` : escaped(name);
  const pattern = new RegExp(`\\s${written}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  attributePatterns.set(name, pattern);
  return pattern;
}

/** Value of an attribute in the text of a tag; `name` with its prefix, or `*:id` for any prefix. */
export function attribute(tagText: string, name: string): string | null {
  const match = attributePattern(name).exec(tagText);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? null : decodedText(value);
}

export const attributeOf = (xml: string, element: XmlElement, name: string): string | null =>
  attribute(openingTag(xml, element), name);

/** The tag with this attribute set; `value` must be safe to stand in quotes. */
export function withAttribute(tagText: string, name: string, value: string): string {
  const present = new RegExp(`(\\s${escaped(name)}\\s*=\\s*)(?:"[^"]*"|'[^']*')`);
  if (present.test(tagText)) return tagText.replace(present, (_, start: string) => `${start}"${value}"`);
  return tagText.replace(/\s*\/?>$/, (end) => ` ${name}="${value}"${end.trim()}`);
}

/** The XML with one more child at the end of its root element. */
export function withChild(xml: string, element: string): string {
  const root = rootTag(xml);
  if (root.kind === 'empty') {
    const name = root.prefix === '' ? root.local : `${root.prefix}:${root.local}`;
    const start = xml.slice(root.start, root.end).replace(/\s*\/>$/, '>');
    return editedText(xml, [{ start: root.start, end: root.end, insert: `${start}${element}</${name}>` }]);
  }
  return editedText(xml, [insertion(xml.lastIndexOf('</'), element)]);
}
