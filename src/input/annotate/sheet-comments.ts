import type { CellRemark } from '#input/annotate/cell-remark.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { elementsAfterSheetData } from '#input/opened/sheet-cells.ts';
import { editedText, insertion, type TextEdit } from '#office/package/text-edits.ts';
import { attributeOf, rootTag, childrenOf, rootChild, type XmlElement } from '#office/package/xml-tags.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';

/** Author of remarks, so that people see where they come from. */
const remarkAuthor = 'Evenwicht';

const emptyComments =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors></authors><commentList></commentList></comments>';

function section(xml: string, local: string): XmlElement {
  const found = rootChild(xml, local);
  if (!found || found.open.kind === 'empty') throw new Error(`the comments have no ${local}`);
  return found;
}

const run = (prefix: string, text: string): string =>
  `<${prefix}r><${prefix}t xml:space="preserve">${xmlCellText(text)}</${prefix}t></${prefix}r>`;

/**
 * Numbers of the authors of conversations. Such a comment is a mere shadow of the conversation at its cell, of which
 * the text is kept elsewhere; what is added to it would never be seen.
 */
const conversationAuthors = (authors: readonly string[]): ReadonlySet<string> =>
  new Set(authors.flatMap((author, index) => (author.startsWith('tc={') ? [String(index)] : [])));

/** Adds the remark under the text of a comment that is there already. */
function extended(xml: string, prefix: string, comment: XmlElement, text: string): TextEdit {
  const content = childrenOf(xml, comment).find(({ open }) => open.local === 'text');
  if (!content || content.open.kind === 'empty') throw new Error('a comment has no text');
  const first = childrenOf(xml, content)[0];
  // A text is either one plain `t` or a row of runs; the plain one becomes a run.
  if (first?.open.local !== 't') return insertion(content.contentEnd, run(prefix, `\n\n${text}`));
  const plain = `<${prefix}r>${xml.slice(first.start, first.end)}</${prefix}r>`;
  return { start: first.start, end: first.end, insert: plain + run(prefix, `\n\n${text}`) };
}

const added = (prefix: string, authorId: number, { address, text }: CellRemark): string =>
  `<${prefix}comment ref="${address}" authorId="${authorId}"><${prefix}text>${run(prefix, text)}</${prefix}text></${prefix}comment>`;

/** The comments part with these remarks, and the remarks whose cells had no comment yet. */
function withRemarks(
  xml: string,
  remarks: readonly CellRemark[],
): { readonly xml: string; readonly fresh: readonly CellRemark[] } {
  const { prefix } = namespacesOf(xml);
  const [authors, list] = [section(xml, 'authors'), section(xml, 'commentList')];
  const known = childrenOf(xml, authors).map((item) => xml.slice(item.open.end, item.contentEnd));
  const authorId = known.includes(remarkAuthor) ? known.indexOf(remarkAuthor) : known.length;
  const conversations = conversationAuthors(known);
  const comments = childrenOf(xml, list);
  const present = new Map(comments.map((comment) => [attributeOf(xml, comment, 'ref'), comment]));
  const fresh = remarks.filter(({ address }) => !present.has(address));
  const edits = remarks.flatMap(({ address, text }) => {
    const comment = present.get(address);
    const isNote = comment && !conversations.has(attributeOf(xml, comment, 'authorId') ?? '');
    return isNote ? [extended(xml, prefix, comment, text)] : [];
  });
  const insert = fresh.map((remark) => added(prefix, authorId, remark)).join('');
  return {
    fresh,
    xml: editedText(xml, [
      insertion(
        authors.contentEnd,
        authorId < known.length ? '' : `<${prefix}author>${remarkAuthor}</${prefix}author>`,
      ),
      ...edits,
      insertion(list.contentEnd, insert),
    ]),
  };
}

/** The boxes in which Excel shows comments, in its old drawing language. */

const declarations =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

const shapeType = 't202';
const shapeTypeXml =
  `<v:shapetype ${declarations} id="_x0000_${shapeType}" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">` +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

const emptyDrawing = `<xml ${declarations}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>`;

const firstNumber = 1025;
const charactersPerLine = 48;

/** Lower edge of a box, in rows under its upper edge, so that the whole text shows. */
const boxRows = (text: string): number =>
  2 + text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);

/** The box starts in the next column; at the sheet's last columns and rows it must end within the sheet. */
function anchor({ place, text }: CellRemark): string {
  const left = Math.min(place.column, 16_379);
  const top = Math.max(0, place.row - 2);
  return `${left}, 15, ${top}, 2, ${left + 4}, 31, ${Math.min(top + boxRows(text), 1_048_575)}, 4`;
}

const shape = (number: number, remark: CellRemark): string =>
  `<v:shape ${declarations} id="_x0000_s${number}" type="#_x0000_${shapeType}" ` +
  'style="position:absolute;margin-left:80pt;margin-top:5pt;width:260pt;height:90pt;z-index:1;visibility:hidden" ' +
  'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/>' +
  '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
  '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
  `<x:Anchor>${anchor(remark)}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
  `<x:Row>${remark.place.row - 1}</x:Row><x:Column>${remark.place.column - 1}</x:Column></x:ClientData></v:shape>`;

/** The drawing with a box for each remark. It need not be well-formed XML, so only its end is looked for. */
function withShapes(drawing: string, remarks: readonly CellRemark[]): string {
  const end = drawing.lastIndexOf('</xml>');
  if (end < 0) throw new Error('the comment drawing has no end');
  const taken = [...drawing.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number));
  const first = taken.reduce((highest, number) => Math.max(highest, number), firstNumber - 1) + 1;
  const type = drawing.includes(`id="_x0000_${shapeType}"`) ? '' : shapeTypeXml;
  const shapes = remarks.map((remark, index) => shape(first + index, remark)).join('');
  return drawing.slice(0, end) + type + shapes + drawing.slice(end);
}

const commentsType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const drawingType = 'application/vnd.openxmlformats-officedocument.vmlDrawing';

/** Elements that must come behind `legacyDrawing` in a sheet. Controls may be wrapped in AlternateContent. */
const behindDrawing = new Set([
  'legacyDrawingHF',
  'drawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
]);

function drawingPlace(xml: string, prefix: string): number {
  const next = elementsAfterSheetData(xml, prefix).find(
    ({ open, start, end }) =>
      behindDrawing.has(open.local) ||
      (open.local === 'AlternateContent' && /<[^<>]*\b(?:controls|oleObjects)\b/.test(xml.slice(start, end))),
  );
  return next?.start ?? xml.lastIndexOf('</');
}

function withDrawing(xml: string, id: string): string {
  const { prefix, idAttribute } = namespacesOf(xml);
  return editedText(xml, [insertion(drawingPlace(xml, prefix), `<${prefix}legacyDrawing ${idAttribute}="${id}"/>`)]);
}

/** The drawing that the sheet names for its comments; drawings for headers and footers are others. */
function presentDrawing(opened: OpenedWorkbook, part: string): string | null {
  const xml = opened.text(part);
  const behind = elementsAfterSheetData(xml, namespacesOf(xml).prefix);
  const reference = behind.find(({ open }) => open.local === 'legacyDrawing');
  const id = reference ? attributeOf(xml, reference, '*:id') : null;
  return opened.relationships(part).find((relationship) => relationship.id === id)?.target ?? null;
}

function addShapes(opened: OpenedWorkbook, part: string, remarks: readonly CellRemark[]): void {
  const present = presentDrawing(opened, part);
  if (present !== null) {
    opened.edit(present, (drawing) => withShapes(drawing, remarks));
    return;
  }
  const name = opened.freeName('xl/drawings/vmlDrawingEvenwicht', '.vml');
  const content = withShapes(emptyDrawing, remarks);
  const id = opened.add(part, { name, content, kind: 'vmlDrawing', type: drawingType });
  opened.edit(part, (xml) => withDrawing(xml, id));
}

function commentsName(opened: OpenedWorkbook, part: string): string {
  const present = opened.relationships(part).find(({ kind }) => kind === 'comments');
  if (present) return present.target;
  const name = opened.freeName('xl/commentsEvenwicht', '.xml');
  opened.add(part, { name, content: emptyComments, kind: 'comments', type: commentsType });
  return name;
}

/** A sheet of the strict family is left without comments: it has no place for their boxes. */
function takesComments(opened: OpenedWorkbook, part: string): boolean {
  const xml = opened.text(part);
  return rootTag(xml).kind === 'open' && !namespacesOf(xml).isStrict;
}

/** Writes the remarks as comments at their cells; comments that are there stay. */
export function addComments(opened: OpenedWorkbook, part: string, remarks: readonly CellRemark[]): void {
  if (remarks.length === 0 || !takesComments(opened, part)) return;
  const name = commentsName(opened, part);
  const { xml, fresh } = withRemarks(opened.text(name), remarks);
  opened.write(name, xml);
  if (fresh.length > 0) addShapes(opened, part, fresh);
}
