import { namespacesOf } from '#input/opened/namespaces.ts';
import { elementsAfterSheetData } from '#input/opened/sheet-cells.ts';
import { editedText, removal, type TextEdit } from '#office/package/text-edits.ts';
import {
  childrenOf,
  namedElements,
  openingTag,
  rootChildren,
  rootTag,
  type XmlElement,
} from '#office/package/xml-tags.ts';
import { decodedText } from '#office/package/xml/xml-text.ts';

type Mentions = (xml: string) => boolean;

/** An attribute with a prefix, such as `r:id`. */
const prefixed = /\s[\w.-]+:[\w.-]+\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const clicks = new Set(['hlinkClick', 'hlinkHover', 'hlinkMouseOver']);
const boxFills = new Set(['fill', 'stroke', 'imagedata', 'image']);
const blip = /<(?:[\w.-]+:)?blip(?=[\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

const mentionsAny =
  (ids: ReadonlySet<string>): Mentions =>
  (xml) =>
    [...xml.matchAll(prefixed)].some(([, double, single]) => ids.has(decodedText(double ?? single ?? '')));

/** What of these elements names what has gone: the children that do, or all of an element that is then empty. */
function lostElements(xml: string, elements: readonly XmlElement[], mentions: Mentions): readonly TextEdit[] {
  return elements.flatMap((item) => {
    const { open, start, end } = item;
    if (!mentions(xml.slice(start, end))) return [];
    if (open.local === 'sheets') throw new Error('a sheet is of an unknown kind');
    if (open.local === 'AlternateContent' || mentions(openingTag(xml, item))) return [removal(item)];
    const children = childrenOf(xml, item);
    const lost = children.filter((child) => mentions(xml.slice(child.start, child.end)));
    return lost.length === children.length ? [removal(item)] : lost.map(removal);
  });
}

/** The text without elements of these names that name what has gone. */
const withoutNamed = (xml: string, names: ReadonlySet<string>, mentions: Mentions): string =>
  editedText(
    xml,
    namedElements(xml, names)
      .filter(({ start, end }) => mentions(xml.slice(start, end)))
      .map(removal),
  );

const withoutAttributes = (tag: string, mentions: Mentions): string =>
  tag.replaceAll(prefixed, (found) => (mentions(found) ? '' : found));

/** Links on shapes go, and so does a picture with its place in the sheet, unless it is held in the file as well. */
function lostOfDrawing(xml: string, mentions: Mentions): readonly TextEdit[] {
  return rootChildren(xml).flatMap((anchor) => {
    const { start, end } = anchor;
    const before = xml.slice(start, end);
    if (!mentions(before)) return [];
    const after = withoutNamed(before, clicks, mentions).replaceAll(blip, (tag) =>
      /:embed\s*=/.test(tag) ? withoutAttributes(tag, mentions) : tag,
    );
    return [{ start, end, insert: mentions(after) ? '' : after }];
  });
}

function elementsOf(xml: string, root: string): readonly XmlElement[] {
  return root === 'worksheet' ? elementsAfterSheetData(xml, namespacesOf(xml).prefix) : rootChildren(xml);
}

function edited(xml: string, mentions: Mentions): string {
  const root = rootTag(xml).local;
  if (root === 'wsDr') return editedText(xml, lostOfDrawing(xml, mentions));
  if (root === 'xml') return withoutNamed(xml, boxFills, mentions);
  if (root === 'pivotCacheDefinition')
    return xml.replaceAll(/<(?:[\w.-]+:)?worksheetSource[^<>]*>/g, (tag) => withoutAttributes(tag, mentions));
  return editedText(xml, lostElements(xml, elementsOf(xml, root), mentions));
}

const lists = new Set([
  'workbook',
  'worksheet',
  'chartsheet',
  'dialogsheet',
  'wsDr',
  'chartSpace',
  'pivotCacheDefinition',
  'xml',
]);

/** The part without what names these relationships, which have gone. Throws when it can't be taken out with certainty. */
export function withoutReferences(xml: string, ids: ReadonlySet<string>): string {
  const mentions = mentionsAny(ids);
  if (!mentions(xml)) return xml;
  if (!lists.has(rootTag(xml).local)) throw new Error('a part refers to what cannot be left out');
  const after = edited(xml, mentions);
  if (mentions(after)) throw new Error('a part still refers to what was left out');
  return after;
}
