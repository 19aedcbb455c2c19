import type { CellContent } from '#output/model/table.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import { cellText } from '#office/package/xml/xml-text.ts';

/** Rounding error of a difference of two equal sums; a cell would show it as € -0,00. Less than any real figure. */
const noise = 1e-9;

/** A content as a cell stores it: dates as day numbers, text without what a cell cannot hold. */
export function storedValue(content: CellContent): number | string | null {
  if (typeof content === 'string') return content === '' ? null : cellText(content);
  if (content === null) return null;
  if (typeof content !== 'number') return dayNumber(content);
  if (!Number.isFinite(content)) throw new RangeError('a cell cannot hold a number that is not finite');
  return Math.abs(content) < noise ? 0 : content;
}

/** Whether a spreadsheet program could take this text for a formula when it is edited or pasted. */
export const looksLikeFormula = (value: unknown): boolean => typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
