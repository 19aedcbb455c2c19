import { isOutside } from '#input/annotate/inert/outside-formula.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { editedText, removal } from '#office/package/text-edits.ts';
import { attributeOf, childrenOf, rootChild } from '#office/package/xml-tags.ts';

/** Takes the names away that refer outside the workbook, by way of other names too, and gives them in lower case. */
export function leaveOutNames(opened: OpenedWorkbook): ReadonlySet<string> {
  const xml = opened.text(opened.part);
  const list = rootChild(xml, 'definedNames');
  const gone = new Set<string>();
  if (list === null) return gone;
  const names = childrenOf(xml, list).map((element) => ({
    start: element.start,
    end: element.end,
    name: attributeOf(xml, element, 'name')?.toLowerCase() ?? '',
    reference: xml.slice(element.open.end, element.contentEnd),
  }));
  const outside = () => names.filter(({ name, reference }) => gone.has(name) || isOutside(reference, gone));
  for (let found = outside(), known = -1; gone.size > known; found = outside()) {
    known = gone.size;
    for (const { name } of found) gone.add(name);
  }
  const lost = gone.size === 0 ? [] : outside();
  const edits = lost.length === names.length ? [list] : lost;
  if (lost.length > 0) opened.write(opened.part, editedText(xml, edits.map(removal)));
  return gone;
}
