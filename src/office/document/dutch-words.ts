import { wholeNumber } from '#office/document/dutch-format.ts';

/** "1 deelnemer", "25 deelnemers", "geen deelnemers". */
export function counted(count: number, singular: string, plural: string): string {
  if (count === 0) return `geen ${plural}`;
  return count === 1 ? `1 ${singular}` : `${wholeNumber(count)} ${plural}`;
}

/** "a", "a en b", "a, b en c". */
export function listed(items: readonly string[]): string {
  const [last = ''] = items.slice(-1);
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} en ${last}`;
}

/** The text with a capital; a text that starts with a figure stays as it is. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text without its capital, for use within a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** All of two or more: "beide deelnemers", "alle 12 deelnemers"; without a noun "beide", "alle 12". */
export const allOf = (count: number, plural = ''): string =>
  `${count === 2 ? 'beide' : `alle ${wholeNumber(count)}`} ${plural}`.trim();
