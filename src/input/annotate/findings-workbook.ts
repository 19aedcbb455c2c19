import type { Finding } from '#input/findings/findings.ts';
import { findingsSheetName } from '#input/annotate/findings-rows.ts';
import { findingsSheet, type FindingsSheet } from '#input/annotate/findings-sheet.ts';
import { MarkedPlaces } from '#input/annotate/marked-places.ts';
import { findingsStyles } from '#input/annotate/findings-styles.ts';
import { StyleBook, emptyStyles } from '#input/annotate/style-book.ts';
import { oneSheetWorkbook, spreadsheetNamespace } from '#office/package/one-sheet-workbook.ts';

const definedNames = ({ filter, titles }: FindingsSheet): string =>
  `<definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${findingsSheetName}!${filter}</definedName>` +
  `<definedName name="_xlnm.Print_Titles" localSheetId="0">${findingsSheetName}!${titles}</definedName></definedNames>`;

/** A workbook of its own with the sheet `Fouten` only, for files of which no copy can be given back. */
export function findingsWorkbook(findings: readonly Finding[]): Uint8Array {
  const styles = new StyleBook(emptyStyles);
  const sheet = findingsSheet(findings, new MarkedPlaces([]), findingsStyles(styles), { main: spreadsheetNamespace });
  return oneSheetWorkbook({
    title: 'Fouten in het invoerbestand',
    sheetName: findingsSheetName,
    sheetXml: sheet.xml,
    stylesXml: styles.xml(),
    definedNames: definedNames(sheet),
  });
}
