import { cellPlace } from '#documents/excel/annotate/cell-place.ts';
import { remarkAuthor } from '#documents/excel/annotate/comments-part.ts';
import type { OpenPackage } from '#documents/package/open-package.ts';
import { relationshipsOf } from '#documents/package/relationships.ts';
import { editedText } from '#documents/package/text-edits.ts';
import { attribute, childElements, rootChildren, type XmlElement } from '#documents/package/xml-tags.ts';

function sectionItems(xml: string, local: string): readonly XmlElement[] {
  const element = rootChildren(xml).find(({ open }) => open.local === local);
  return element ? childElements(xml, element.open.end, element.contentEnd) : [];
}

/** Comments that an earlier annotation wrote, by their author. */
function ownComments(xml: string): readonly XmlElement[] {
  const own = new Set(
    sectionItems(xml, 'authors').flatMap((element, index) =>
      xml.slice(element.open.end, element.contentEnd) === remarkAuthor ? [String(index)] : [],
    ),
  );
  return sectionItems(xml, 'commentList').filter((comment) =>
    own.has(attribute(xml.slice(comment.open.start, comment.open.end), 'authorId') ?? ''),
  );
}

/** The drawing without the boxes of the comments at these cells. */
function withoutBoxes(drawing: string, addresses: readonly string[]): string {
  const cells = new Set(
    addresses.flatMap((address) => {
      const place = cellPlace(address);
      return place ? [`${place.row - 1}/${place.column - 1}`] : [];
    }),
  );
  return drawing.replaceAll(/<(\w+):shape\s[\s\S]*?<\/\1:shape>/g, (shape) => {
    const [, row, column] = /:Row>\s*(\d+)\s*<[\s\S]*?:Column>\s*(\d+)/.exec(shape) ?? [];
    return shape.includes('ObjectType="Note"') && cells.has(`${row}/${column}`) ? '' : shape;
  });
}

/** Takes away the comments of an earlier annotation; all others stay. */
export function removeOwnComments(opened: OpenPackage, part: string): void {
  const related = relationshipsOf(opened, part);
  const name = related.find(({ kind }) => kind === 'comments')?.target;
  if (name === undefined || !opened.has(name)) return;
  const xml = opened.text(name);
  const own = ownComments(xml);
  if (own.length === 0) return;
  const addresses = own.flatMap((comment) => attribute(xml.slice(comment.open.start, comment.open.end), 'ref') ?? []);
  opened.write(
    name,
    editedText(
      xml,
      own.map(({ start, end }) => ({ start, end, insert: '' })),
    ),
  );
  for (const { kind, target } of related) {
    if (kind === 'vmlDrawing') opened.write(target, withoutBoxes(opened.text(target), addresses));
  }
}
