import type { Finding } from '#input/findings/findings.ts';
import { cellRemarks, type CellRemark } from '#input/annotate/cell-remark.ts';
import { emptyStyles, StyleBook } from '#input/annotate/style-book.ts';
import { findingsStyles, type FindingsStyles } from '#input/annotate/findings-styles.ts';
import { leaveOutOutside } from '#input/annotate/inert/leave-out-outside.ts';
import { markedSheet } from '#input/annotate/mark-cells.ts';
import { MarkedPlaces } from '#input/annotate/marked-places.ts';
import { removeEarlierMarks } from '#input/annotate/remove-marks.ts';
import { addComments } from '#input/annotate/sheet-comments.ts';
import { findingsWorkbook } from '#input/annotate/findings-workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import { OpenedWorkbook, type SheetPart } from '#input/opened/opened-workbook.ts';
import { findingsSheet } from '#input/annotate/findings-sheet.ts';
import { findingsSheetName } from '#input/annotate/findings-rows.ts';
import { withFirstSheet } from '#input/annotate/workbook-sheets.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';

/** "Fouten", or "Fouten 2" when the user has a sheet of that name. */
function freeSheetName(taken: ReadonlySet<string>): string {
  const lower = new Set([...taken].map((name) => name.toLowerCase()));
  let name = findingsSheetName;
  for (let number = 2; lower.has(name.toLowerCase()); number++) name = `${findingsSheetName} ${number}`;
  return name;
}

/** Only one sheet may be selected: what is typed while several are goes into all of them. */
function deselected(xml: string): string {
  const data = xml.search(/<(?:[\w.-]+:)?sheetData[\s/>]/);
  const head = data < 0 ? xml : xml.slice(0, data);
  return head.replaceAll(/\stabSelected\s*=\s*["'](?:1|true)["']/g, '') + xml.slice(head.length);
}

/** Puts the sheet with findings in front. */
function addFindingsSheet(
  opened: OpenedWorkbook,
  sheets: readonly SheetPart[],
  findings: readonly Finding[],
  places: MarkedPlaces,
  styles: FindingsStyles,
): void {
  const namespaces = namespacesOf(opened.text(opened.part));
  const { xml, filter, titles } = findingsSheet(findings, places, styles, namespaces);
  for (const { part } of sheets) opened.edit(part, deselected);
  const name = opened.freeName('xl/worksheets/sheetEvenwicht', '.xml');
  const relationshipId = opened.add(opened.part, { name, content: xml, kind: 'worksheet', type: sheetType });
  const added = { name: freeSheetName(places.names), relationshipId, filter, titles };
  opened.edit(opened.part, (workbook) => withFirstSheet(workbook, added));
}

/** At most so many cells are marked; the sheet `Fouten` lists all findings. */
const mostMarks = 1000;

const stylesType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml';

/**
 * Name of the styles part, made when the workbook has none. By the name that every program gives it, since some look for
 * it there and not by its relationship.
 */
function stylesPart(opened: OpenedWorkbook): string {
  const present = opened.relationships(opened.part).find(({ kind }) => kind === 'styles');
  if (present) return present.target;
  const usual = 'xl/styles.xml';
  const name = opened.has(usual) ? opened.freeName('xl/stylesEvenwicht', '.xml') : usual;
  opened.add(opened.part, { name, content: emptyStyles, kind: 'styles', type: stylesType });
  return name;
}

interface Marking {
  readonly opened: OpenedWorkbook;
  readonly styles: StyleBook;
  readonly places: MarkedPlaces;
}

function markSheet(
  { opened, styles, places }: Marking,
  { name, part }: SheetPart,
  remarks: readonly CellRemark[],
): void {
  if (remarks.length === 0) return;
  const xml = opened.text(part);
  const marked = markedSheet(xml, namespacesOf(xml).prefix, remarks, (style, severity) =>
    styles.marked(style, severity),
  );
  opened.write(part, marked.xml);
  places.keep(name, marked.contents);
  addComments(opened, part, remarks);
}

function annotate(opened: OpenedWorkbook, findings: readonly Finding[]): void {
  leaveOutOutside(opened);
  const stylesName = stylesPart(opened);
  removeEarlierMarks(opened, stylesName);
  const sheets = opened.sheets();
  const styles = new StyleBook(opened.text(stylesName));
  const listStyles = findingsStyles(styles);
  const places = new MarkedPlaces(sheets);
  let room = mostMarks;
  for (const sheet of sheets) {
    const remarks = cellRemarks(findings, sheet.name, room);
    markSheet({ opened, styles, places }, sheet, remarks);
    room -= remarks.length;
  }
  addFindingsSheet(opened, sheets, findings, places, listStyles);
  opened.write(stylesName, styles.xml());
}

/**
 * The user's own workbook with each wrong cell marked and explained, and the sheet `Fouten` in front. Everything else in
 * it stays as it was, but for what reaches outside it. A file that cannot be changed this way gives a workbook with the sheet `Fouten` only.
 */
export function annotatedWorkbook(bytes: Uint8Array, findings: readonly Finding[], platform: Platform): Uint8Array {
  try {
    const opened = new OpenedWorkbook(bytes, platform);
    annotate(opened, findings);
    return opened.archive();
  } catch {
    // Whatever is odd about the file, the findings reach the user; the reader has judged the file before.
    return findingsWorkbook(findings);
  }
}
