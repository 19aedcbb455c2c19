import { isOutside } from '#input/annotate/inert/outside-formula.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { editedText } from '#office/package/text-edits.ts';
import { attribute, childElements, rootChildren } from '#office/package/xml-tags.ts';

/** Takes the names away that refer outside the workbook, by way of other names too, and gives them in lower case. */
export function leaveOutNames(opened: OpenPackage, workbook: string): ReadonlySet<string> {
  const xml = opened.text(workbook);
  const list = rootChildren(xml).find(({ open }) => open.local === 'definedNames');
  const gone = new Set<string>();
  if (list?.open.kind !== 'open') return gone;
  const names = childElements(xml, list.open.end, list.contentEnd).map(({ open, start, end, contentEnd }) => ({
    start,
    end,
    name: attribute(xml.slice(open.start, open.end), 'name')?.toLowerCase() ?? '',
    reference: xml.slice(open.end, contentEnd),
  }));
  const outside = () => names.filter(({ name, reference }) => gone.has(name) || isOutside(reference, gone));
  for (let found = outside(), known = -1; gone.size > known; found = outside()) {
    known = gone.size;
    for (const { name } of found) gone.add(name);
  }
  const lost = gone.size === 0 ? [] : outside();
  const edits = lost.length === names.length ? [list] : lost;
  if (lost.length > 0)
    opened.write(
      workbook,
      editedText(
        xml,
        edits.map(({ start, end }) => ({ start, end, insert: '' })),
      ),
    );
  return gone;
}
