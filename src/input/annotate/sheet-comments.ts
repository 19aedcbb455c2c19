import { elementsAfterSheetData } from '#input/annotate/parts/elements-after-sheet-data.ts';
import { emptyDrawing, withShapes } from '#input/annotate/comment-shapes.ts';
import { emptyComments, withRemarks } from '#input/annotate/comments-part.ts';
import type { CellRemark } from '#input/annotate/cell-remark.ts';
import { namespacesOf } from '#input/annotate/parts/namespaces.ts';
import { addDefault, addOverride } from '#office/package/content-types.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { addRelationship, relationshipsOf } from '#office/package/relationships.ts';
import { editedText, insertion } from '#office/package/text-edits.ts';
import { attribute, rootTag } from '#office/package/xml-tags.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

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

function addDrawingReference(opened: OpenPackage, part: string, id: string): void {
  const xml = opened.text(part);
  const { prefix, idAttribute } = namespacesOf(xml);
  opened.write(
    part,
    editedText(xml, [insertion(drawingPlace(xml, prefix), `<${prefix}legacyDrawing ${idAttribute}="${id}"/>`)]),
  );
}

/** The drawing that the sheet names for its comments; drawings for headers and footers are others. */
function presentDrawing(opened: OpenPackage, part: string): string | null {
  const xml = opened.text(part);
  const behind = elementsAfterSheetData(xml, namespacesOf(xml).prefix);
  const reference = behind.find(({ open }) => open.local === 'legacyDrawing');
  const id = reference ? attribute(xml.slice(reference.open.start, reference.open.end), '*:id') : null;
  return relationshipsOf(opened, part).find((relationship) => relationship.id === id)?.target ?? null;
}

function addShapes(opened: OpenPackage, part: string, remarks: readonly CellRemark[]): void {
  const present = presentDrawing(opened, part);
  if (present !== null) {
    opened.write(present, withShapes(opened.text(present), remarks));
    return;
  }
  const name = opened.freeName('xl/drawings/vmlDrawingEvenwicht', '.vml');
  opened.write(name, withShapes(emptyDrawing, remarks));
  addDefault(opened, 'vml', 'application/vnd.openxmlformats-officedocument.vmlDrawing');
  addDrawingReference(opened, part, addRelationship(opened, part, `${types}/vmlDrawing`, name));
}

function commentsName(opened: OpenPackage, part: string): string {
  const present = relationshipsOf(opened, part).find(({ kind }) => kind === 'comments');
  if (present) return present.target;
  const name = opened.freeName('xl/commentsEvenwicht', '.xml');
  opened.write(name, emptyComments);
  addOverride(opened, name, `${spreadsheet}.comments+xml`);
  addRelationship(opened, part, `${types}/comments`, name);
  return name;
}

/** A sheet of the strict family is left without comments: it has no place for their boxes. */
function takesComments(opened: OpenPackage, part: string): boolean {
  const xml = opened.text(part);
  return rootTag(xml).kind === 'open' && !namespacesOf(xml).isStrict;
}

/** Writes the remarks as comments at their cells; comments that are there stay. */
export function addComments(opened: OpenPackage, part: string, remarks: readonly CellRemark[]): void {
  if (remarks.length === 0 || !takesComments(opened, part)) return;
  const name = commentsName(opened, part);
  const { xml, fresh } = withRemarks(opened.text(name), remarks);
  opened.write(name, xml);
  if (fresh.length > 0) addShapes(opened, part, fresh);
}
