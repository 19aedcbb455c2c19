import type { Finding } from '#input/findings/findings.ts';
import { findingsSheet } from '#input/annotate/findings-sheet.ts';
import { findingsSheetName } from '#input/annotate/findings-rows.ts';
import type { FindingsStyles } from '#input/annotate/findings-styles.ts';
import type { MarkedPlaces } from '#input/annotate/marked-places.ts';
import { namespacesOf } from '#input/annotate/parts/namespaces.ts';
import type { WorkbookParts } from '#input/annotate/parts/sheet-parts.ts';
import { withFirstSheet } from '#input/annotate/parts/workbook-sheets.ts';
import { addOverride } from '#office/package/content-types.ts';
import type { OpenPackage } from '#office/package/open-package.ts';
import { addRelationship } from '#office/package/relationships.ts';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';

/** "Fouten", or "Fouten 2" when the user has a sheet of that name. */
function freeSheetName(taken: ReadonlySet<string>): string {
  const lower = new Set([...taken].map((name) => name.toLowerCase()));
  let name = findingsSheetName;
  for (let number = 2; lower.has(name.toLowerCase()); number++) name = `${findingsSheetName} ${number}`;
  return name;
}

/** Only one sheet may be selected: what is typed while several are goes into all of them. */
function deselectSheets(opened: OpenPackage, parts: readonly string[]): void {
  for (const part of parts) {
    const xml = opened.text(part);
    const data = xml.search(/<(?:[\w.-]+:)?sheetData[\s/>]/);
    const head = data < 0 ? xml : xml.slice(0, data);
    const deselected = head.replaceAll(/\stabSelected\s*=\s*["'](?:1|true)["']/g, '');
    if (deselected !== head) opened.write(part, deselected + xml.slice(head.length));
  }
}

/** Puts the sheet with findings in front. */
export function addFindingsSheet(
  opened: OpenPackage,
  { part, sheets }: WorkbookParts,
  findings: readonly Finding[],
  places: MarkedPlaces,
  styles: FindingsStyles,
): void {
  const namespaces = namespacesOf(opened.text(part));
  const { xml, filter, titles } = findingsSheet(findings, places, styles, namespaces);
  deselectSheets(
    opened,
    sheets.map((sheet) => sheet.part),
  );
  const sheetPart = opened.freeName('xl/worksheets/sheetEvenwicht', '.xml');
  opened.write(sheetPart, xml);
  addOverride(opened, sheetPart, sheetType);
  const relationshipId = addRelationship(opened, part, `${namespaces.relationships}/worksheet`, sheetPart);
  const added = { name: freeSheetName(places.names), relationshipId, filter, titles };
  opened.write(part, withFirstSheet(opened.text(part), added));
}
