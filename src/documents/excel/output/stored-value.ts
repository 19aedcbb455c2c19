import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { CellContent } from '#documents/excel/output/sheet-plan.ts';
import { cellText } from '#documents/package/xml-text.ts';

const dayOf = ({ year, month, day }: PlainDate): number => Date.UTC(year, month - 1, day) / 86_400_000;
/** Excel's day 0; holds for all days from 1 March 1900. */
const dayZero = dayOf({ year: 1899, month: 12, day: 30 });

/** What is left of a difference of two equal sums; a cell would show it as € -0,00. Less than any figure of ours. */
const noise = 1e-9;

/** A content as a cell stores it: dates as day numbers, text without what a cell cannot hold. */
export function storedValue(content: CellContent): number | string | null {
  if (typeof content === 'string') return content === '' ? null : cellText(content);
  if (content === null) return null;
  if (typeof content !== 'number') return dayOf(content) - dayZero;
  if (!Number.isFinite(content)) throw new RangeError('a cell cannot hold a number that is not finite');
  return Math.abs(content) < noise ? 0 : content;
}

/** Whether a spreadsheet program could take this text for a formula when it is edited or pasted. */
export const looksLikeFormula = (value: unknown): boolean => typeof value === 'string' && /^[=+\-@\t\r]/.test(value);
