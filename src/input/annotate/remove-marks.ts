import { plainStyles } from '#input/annotate/plain-styles.ts';
import { removeOwnRemarks } from '#input/annotate/remove-comments.ts';
import { removeFindingsSheet } from '#input/annotate/remove-findings-sheet.ts';
import type { WorkbookParts } from '#input/annotate/parts/sheet-parts.ts';
import type { OpenPackage } from '#office/package/open-package.ts';

const styledCell = /(<(?:[^\s/>:!?]+:)?c\s(?:[^>"']|"[^"]*")*?\bs=")(\d+)(?=")/g;

function restyle(opened: OpenPackage, part: string, plain: ReadonlyMap<number, number>): void {
  const xml = opened.text(part);
  const restyled = xml.replaceAll(styledCell, (_, start: string, style: string) => {
    return `${start}${plain.get(Number(style)) ?? style}`;
  });
  if (restyled !== xml) opened.write(part, restyled);
}

/** Takes away what an earlier annotation of the same file put in, so that only what is wrong now is marked. */
export function removeEarlierMarks(opened: OpenPackage, { part, sheets }: WorkbookParts, stylesName: string): void {
  const hadSheet = removeFindingsSheet(opened, part);
  const parts = sheets.map((sheet) => sheet.part).filter((name) => opened.has(name));
  const hadRemarks = parts.map((name) => removeOwnRemarks(opened, name)).includes(true);
  if (!hadSheet && !hadRemarks) return;
  const { xml, plain } = plainStyles(opened.text(stylesName));
  if (plain.size === 0) return;
  opened.write(stylesName, xml);
  for (const name of parts) restyle(opened, name, plain);
}
