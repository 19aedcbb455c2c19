import { plainStyles } from '#input/annotate/plain-styles.ts';
import { removeOwnRemarks } from '#input/annotate/remove-comments.ts';
import { withoutFindingsSheet } from '#input/annotate/workbook-sheets.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';

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
