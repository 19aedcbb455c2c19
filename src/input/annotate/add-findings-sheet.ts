import type { Finding } from '#input/findings/findings.ts';
import { findingsSheet } from '#input/annotate/findings-sheet.ts';
import { findingsSheetName } from '#input/annotate/findings-rows.ts';
import type { FindingsStyles } from '#input/annotate/findings-styles.ts';
import type { MarkedPlaces } from '#input/annotate/marked-places.ts';
import { withFirstSheet } from '#input/annotate/workbook-sheets.ts';
import { namespacesOf } from '#input/opened/namespaces.ts';
import type { OpenedWorkbook, SheetPart } from '#input/opened/opened-workbook.ts';

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
export function addFindingsSheet(
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
