import { removeOwnRemarks } from '#input/annotate/remove-comments.ts';
import { withoutFindingsSheet } from '#input/annotate/workbook-sheets.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { fillBefore, isMark, remembers } from '#input/annotate/mark-fill.ts';
import { StyleBook } from '#input/annotate/style-book.ts';
import { attribute, childrenOf, rootChild } from '#office/package/xml-tags.ts';

const itemTexts = (xml: string, local: string): readonly string[] =>
  childrenOf(xml, rootChild(xml, local)).map(({ start, end }) => xml.slice(start, end));

/** What a format is apart from its fill; attributes in any order. */
function signature(text: string): string {
  const [open = ''] = /^[^>]*>/.exec(text) ?? [];
  const attributes = [...open.matchAll(/\s([\w:]+)\s*=\s*["']([^"']*)["']/g)]
    .map(([, name = '', value = '']) => `${name}=${value}`)
    .filter((item) => !item.startsWith('fillId=') && !item.startsWith('applyFill='));
  return attributes.toSorted().join(' ') + text.slice(open.length);
}

interface Format {
  readonly index: number;
  readonly fillId: number;
  readonly fill: string;
  readonly signature: string;
}

/** The unmarked formats that differ from a marked one in their fill alone, the one it was made from in front. */
function twins(marked: Format, plain: ReadonlyMap<string, readonly Format[]>): readonly Format[] {
  const same = plain.get(marked.signature) ?? [];
  return [
    ...same.filter(({ fill }) => remembers(marked.fill, fill)),
    ...(fillBefore(marked.fill) === null ? same.filter(({ fillId }) => fillId !== 0) : []),
    ...(fillBefore(marked.fill) === null ? same : []),
  ];
}

function bySignature(formats: readonly Format[]): ReadonlyMap<string, readonly Format[]> {
  const groups = new Map<string, Format[]>();
  for (const format of formats) {
    const group = groups.get(format.signature);
    if (group) group.push(format);
    else groups.set(format.signature, [format]);
  }
  return groups;
}

/** The styles part in which every marked format has an unmarked one, and which that is. */
function plainStyles(xml: string): { readonly xml: string; readonly plain: ReadonlyMap<number, number> } {
  const fills = itemTexts(xml, 'fills');
  const formats = itemTexts(xml, 'cellXfs').map((text, index) => {
    const fillId = Number(attribute(/^[^>]*>/.exec(text)?.[0] ?? '', 'fillId') ?? 0);
    return { index, fillId, fill: fills[fillId] ?? '', signature: signature(text) };
  });
  const marks = new Set(fills.flatMap((fill, index) => (isMark(fill) ? [index] : [])));
  const groups = bySignature(formats.filter(({ fillId }) => !marks.has(fillId)));
  const book = new StyleBook(xml);
  // A program that drops formats no cell uses has dropped the one from before the mark: it is made again.
  const madeAgain = ({ index, fill }: Format): number => {
    const before = fillBefore(fill);
    return book.refilled(index, before === null ? 0 : book.addFill(before));
  };
  const plain = new Map(
    formats
      .filter(({ fillId }) => marks.has(fillId))
      .map((marked) => [marked.index, twins(marked, groups)[0]?.index ?? madeAgain(marked)] as const),
  );
  return { xml: book.xml(), plain };
}

/** Kinds of parts that programs add to a single sheet when they save it. */
const ownKinds = new Set(['printerSettings', 'comments', 'vmlDrawing', 'table', 'drawing']);

/** Takes away the sheet that an earlier annotation put in, wherever it is now. True when there was such an annotation. */
function removeFindingsSheet(opened: OpenedWorkbook): boolean {
  const without = withoutFindingsSheet(opened.text(opened.part));
  if (!without) return false;
  opened.write(opened.part, without.xml);
  const sheet = opened.relationships(opened.part).find(({ id }) => id === without.relationshipId);
  if (!sheet) return true;
  const belongings = opened
    .relationships(sheet.target)
    .filter(({ kind, isExternal }) => ownKinds.has(kind) && !isExternal);
  opened.remove([...belongings, sheet].map(({ target }) => target));
  opened.unlink(opened.part, new Set([sheet.id]));
  opened.removeCalculationOrder();
  return true;
}

const styledCell = /(<(?:[^\s/>:!?]+:)?c\s(?:[^>"']|"[^"]*")*?\bs=")(\d+)(?=")/g;

/** Takes away what an earlier annotation of the same file put in, so that only what is wrong now is marked. */
export function removeEarlierMarks(opened: OpenedWorkbook, stylesName: string): void {
  const sheets = opened.sheets();
  const hadSheet = removeFindingsSheet(opened);
  const parts = sheets.map(({ part }) => part).filter((name) => opened.has(name));
  const hadRemarks = parts.map((name) => removeOwnRemarks(opened, name)).includes(true);
  if (!hadSheet && !hadRemarks) return;
  const { xml, plain } = plainStyles(opened.text(stylesName));
  if (plain.size === 0) return;
  opened.write(stylesName, xml);
  const restyled = (_: string, start: string, style: string): string => `${start}${plain.get(Number(style)) ?? style}`;
  for (const name of parts) opened.edit(name, (sheet) => sheet.replaceAll(styledCell, restyled));
}
