/**
 * A formula as Excel and LibreOffice store it: English function names, commas, no leading equals sign. What it comes to is
 * worked out once all cells are written.
 */
export type Formula = string;

/** A text that does not change. */
export const words = (value: string): Formula => `"${value.replaceAll('"', '""')}"`;

/** `IF`: only the branch that is taken is calculated. */
export const either = (condition: Formula, yes: Formula, no: Formula): Formula => `IF(${condition},${yes},${no})`;

export const always: Formula = 'TRUE';

export const all = (...conditions: readonly Formula[]): Formula =>
  conditions.length > 1 ? `AND(${conditions.join(',')})` : (conditions[0] ?? always);

export const some = (...conditions: readonly Formula[]): Formula => `OR(${conditions.join(',')})`;

export const joined = (...parts: readonly Formula[]): Formula => parts.join('&');

export const sum = (...parts: readonly Formula[]): Formula => parts.join('+');

export const isAbove = (left: Formula, limit: number): Formula => `${left}>${limit}`;

/** "1 waarde" or "3 waarden", with the number in front. */
export const counted = (count: Formula, one: string, more: string): Formula =>
  joined(count, either(`${count}=1`, words(` ${one}`), words(` ${more}`)));
