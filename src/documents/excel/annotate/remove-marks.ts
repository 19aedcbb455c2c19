import { plainStyles } from '#documents/excel/annotate/plain-styles.ts';
import { removeOwnComments } from '#documents/excel/annotate/remove-comments.ts';
import type { WorkbookParts } from '#documents/excel/annotate/sheet-parts.ts';
import { markFill } from '#documents/excel/annotate/style-book.ts';
import { earlierFindingsSheet } from '#documents/excel/annotate/workbook-sheets.ts';
import type { OpenPackage } from '#documents/package/open-package.ts';

const styledCell = /(<(?:[^\s/>:!?]+:)?c\s(?:[^>"']|"[^"]*")*?\bs=")(\d+)(?=")/g;

function restyle(opened: OpenPackage, part: string, plain: ReadonlyMap<number, number>): void {
  const xml = opened.text(part);
  const restyled = xml.replaceAll(styledCell, (_, start: string, style: string) => {
    return `${start}${plain.get(Number(style)) ?? style}`;
  });
  if (restyled !== xml) opened.write(part, restyled);
}

/** Takes away what an earlier annotation of the same file marked, so that only what is wrong now stands out. */
export function removeEarlierMarks(opened: OpenPackage, { part, sheets }: WorkbookParts, stylesXml: string): void {
  if (earlierFindingsSheet(opened.text(part)) === null) return;
  const plain = plainStyles(stylesXml, markFill);
  for (const sheet of sheets) {
    restyle(opened, sheet.part, plain);
    removeOwnComments(opened, sheet.part);
  }
}
