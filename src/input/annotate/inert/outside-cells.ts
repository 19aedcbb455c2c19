import { hasOutsideText, isOutside, mayReachOutside } from '#input/annotate/inert/outside-formula.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { elementsAfterSheetData } from '#input/opened/sheet-cells.ts';
import { editedText, removal, type TextEdit } from '#office/package/text-edits.ts';
import { attribute, childrenOf, openingTag, withAttribute, type XmlElement } from '#office/package/xml-tags.ts';

type Names = ReadonlySet<string>;

/** Patterns of the cells and formulas of a sheet, by its prefix, which comes from the file. */
function patternsOf(prefix: string) {
  const written = prefix.replaceAll(/[^\w:]/g, String.raw`\$&`);
  const open = (name: string): string => String.raw`<${written}${name}(?:\s[^<>]*)?(?<!/)>`;
  const formula = String.raw`(${open('f')})([^<]*)</${written}f>`;
  return {
    formula: new RegExp(formula, 'g'),
    inPieces: new RegExp(`${open('f')}[^<]*<!`),
    withFormula: new RegExp(String.raw`(${open('c')}\s*)(?:${formula}|(<${written}f(?:\s[^<>]*)?/>))`, 'g'),
  };
}

/** Cells whose formulas refer outside, or share one that does, keep their values. */
function withoutFormulas(xml: string, prefix: string, names: Names): string {
  const { formula, inPieces, withFormula } = patternsOf(prefix);
  // A formula in pieces could hide what it refers to.
  if (inPieces.test(xml)) throw new Error('a formula is in pieces');
  if (!mayReachOutside(xml, names)) return xml;
  const outside = (text: string) => [...text.matchAll(formula)].filter(([, , found = '']) => isOutside(found, names));
  const gone = outside(xml);
  if (gone.length === 0) return xml;
  const shared = new Set(gone.flatMap(([, tag = '']) => attribute(tag, 'si') ?? []));
  const after = xml.replaceAll(withFormula, (cell, open: string, tag?: string, text?: string, follower?: string) => {
    const isGone = shared.has(attribute(tag ?? follower ?? '', 'si') ?? '') || isOutside(text ?? '', names);
    return isGone ? open.replace(/\scm="\d*"/, '') : cell;
  });
  if (outside(after).length > 0) throw new Error('a formula still refers outside');
  return after;
}

/** A list of conditions or choices without the members that refer outside. */
function withoutMembers(xml: string, list: XmlElement, names: Names): readonly TextEdit[] {
  const { open, start, end } = list;
  if (!hasOutsideText(xml.slice(start, end), names)) return [];
  const members = childrenOf(xml, list);
  const gone = members.filter((member) => hasOutsideText(xml.slice(member.start, member.end), names));
  if (gone.length === members.length) return [removal(list)];
  const tag = openingTag(xml, list);
  const left = String(members.length - gone.length);
  const counted = attribute(tag, 'count') === null ? tag : withAttribute(tag, 'count', left);
  return [{ start: open.start, end: open.end, insert: counted }, ...gone.map(removal)];
}

const lists = new Set(['conditionalFormatting', 'dataValidations', 'extLst']);

const behindCells = (xml: string, prefix: string, names: Names): readonly TextEdit[] =>
  elementsAfterSheetData(xml, prefix)
    .filter(({ open }) => lists.has(open.local))
    .flatMap((list) => withoutMembers(xml, list, names));

/** A sheet in which nothing refers outside the workbook; what its cells showed, they show. */
export function insideSheet(xml: string, names: Names): string {
  const { prefix } = namespacesOf(xml);
  const cells = withoutFormulas(xml, prefix, names);
  return editedText(cells, behindCells(cells, prefix, names));
}
