import { attribute, childElements, rootChildren, type XmlElement } from '#documents/package/xml-tags.ts';

const textOf = (xml: string, element: XmlElement): string => xml.slice(element.start, element.end);

function items(xml: string, local: string): readonly XmlElement[] {
  const element = rootChildren(xml).find(({ open }) => open.local === local);
  return element ? childElements(xml, element.open.end, element.contentEnd) : [];
}

/** What a format is apart from its fill; attributes in any order. */
function signature(text: string): string {
  const [open = ''] = /^[^>]*>/.exec(text) ?? [];
  const attributes = [...open.matchAll(/\s([\w:]+)\s*=\s*["']([^"']*)["']/g)]
    .map(([, name = '', value = '']) => `${name}=${value}`)
    .filter((item) => !item.startsWith('fillId=') && !item.startsWith('applyFill='));
  return attributes.toSorted().join(' ') + text.slice(open.length);
}

/**
 * For the formats of a styles part that have this fill: the format that is the same but for the fill. Formats without
 * such a twin are left out; of several twins one with a fill of its own is taken.
 */
export function plainStyles(xml: string, fill: string): ReadonlyMap<number, number> {
  const fills = items(xml, 'fills').flatMap((element, index) =>
    textOf(xml, element).toUpperCase().includes(fill) ? [index] : [],
  );
  const marks = new Set(fills.map(String));
  const formats = items(xml, 'cellXfs').map((element, index) => {
    const text = textOf(xml, element);
    return { index, fillId: attribute(text, 'fillId') ?? '0', signature: signature(text) };
  });
  const isMarked = ({ fillId }: { readonly fillId: string }): boolean => marks.has(fillId);
  return new Map(
    formats.filter(isMarked).flatMap((marked) => {
      const twins = formats.filter((format) => !isMarked(format) && format.signature === marked.signature);
      const twin = twins.find(({ fillId }) => fillId !== '0') ?? twins[0];
      return twin ? [[marked.index, twin.index] as const] : [];
    }),
  );
}
