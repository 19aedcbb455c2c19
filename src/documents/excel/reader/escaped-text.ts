import { readerLimits } from '#documents/excel/reader/reader-limits.ts';
import { tooLargeWorkbook } from '#documents/excel/unreadable-workbook.ts';

/** Excel writes characters that XML cannot hold as _xHHHH_. */
export function unescapedText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The text itself, when a cell of Excel could hold it. */
export function boundedText(text: string): string {
  if (text.length > readerLimits.textLength) throw tooLargeWorkbook('een cel bevat te veel tekst');
  return text;
}
