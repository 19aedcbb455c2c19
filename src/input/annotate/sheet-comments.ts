import { emptyDrawing, withShapes } from '#input/annotate/comment-shapes.ts';
import { emptyComments, withRemarks } from '#input/annotate/comments-part.ts';
import type { CellRemark } from '#input/annotate/cell-remark.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { elementsAfterSheetData } from '#input/opened/sheet-cells.ts';
import { editedText, insertion } from '#office/package/text-edits.ts';
import { attributeOf, rootTag } from '#office/package/xml-tags.ts';

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
