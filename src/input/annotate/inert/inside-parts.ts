import { drawnMacro } from '#input/gate/drawn-macros.ts';
import { editedText, removal, type TextEdit } from '#office/package/text-edits.ts';
import {
  namedElements,
  attribute,
  childrenOf,
  openingTag,
  withAttribute,
  type XmlElement,
} from '#office/package/xml-tags.ts';
import { hasOutsideText, isOutside, mayReachOutside } from '#input/annotate/inert/outside-formula.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { elementsAfterSheetData } from '#input/opened/sheet-cells.ts';

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
function insideSheet(xml: string, names: Names): string {
  const { prefix } = namespacesOf(xml);
  const cells = withoutFormulas(xml, prefix, names);
  return editedText(cells, behindCells(cells, prefix, names));
}

const tableColumn = new Set(['tableColumn']);
const tableFormula = /<((?:[\w.-]+:)?(?:calculatedColumnFormula|totalsRowFormula))[^<>]*>[^<]*<\/\1>/g;

/** A table whose columns are not filled by formulas that refer outside, nor by a query. */
function insideTable(xml: string, names: Names): string {
  const edits = namedElements(xml, tableColumn).flatMap(({ start, end }) => {
    const column = xml.slice(start, end);
    if (!hasOutsideText(column, names)) return [];
    return [{ start, end, insert: column.replaceAll(tableFormula, '').replace(/\stotalsRowFunction="custom"/, '') }];
  });
  return editedText(xml, edits)
    .replace(/\stableType="queryTable"/, '')
    .replaceAll(/\s(?:queryTableFieldId|connectionId)="\d*"/g, '');
}

const textLink = /\stextlink\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A drawing whose shapes start nothing and show nothing of other files. */
const insideDrawing = (xml: string, names: Names): string =>
  xml
    .replaceAll(drawnMacro, (_, start: string | undefined, _double, _single, element: string | undefined) =>
      start === undefined ? (element ?? '') : `${start}""`,
    )
    .replaceAll(textLink, (found, double?: string, single?: string) =>
      isOutside(double ?? single ?? '', names) ? '' : found,
    );

const address = /\s(?:[\w.-]+:)?(?:href|althref|src)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const boxFormula = /<((?:[\w.-]+:)?Fmla\w+)[^<>]*>([^<]*)<\/\1>/g;

/** Older drawings name addresses without a relationship. */
const insideBoxes = (xml: string, names: Names): string =>
  insideDrawing(xml, names)
    .replaceAll(address, '')
    .replaceAll(boxFormula, (found, name: string, formula: string) =>
      name.endsWith('FmlaMacro') || isOutside(formula, names) ? '' : found,
    );

const figures = /<(?:[\w.-]+:)?f(?:\s[^<>]*)?>([^<]*)</g;
const controlFormula = /\sfmla\w+\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** A chart or a control as it is, or none when it is about figures outside the workbook. */
const unlessOutside =
  (formula: RegExp) =>
  (xml: string, names: Names): string | null =>
    [...xml.matchAll(formula)].some(([, first, second]) => isOutside(first ?? second ?? '', names)) ? null : xml;

/** What a part is without anything that reaches outside; null when nothing of it is then left. */
type Change = (xml: string, names: Names) => string | null;

const changes: Readonly<Record<string, Change>> = {
  worksheet: insideSheet,
  table: insideTable,
  drawing: insideDrawing,
  vmldrawing: insideBoxes,
  chart: unlessOutside(figures),
  chartex: unlessOutside(figures),
  ctrlprop: unlessOutside(controlFormula),
};

/** How a part of this kind is changed; null for kinds that refer to nothing. */
export const changeOf = (kind: string): Change | null => changes[kind.toLowerCase()] ?? null;
