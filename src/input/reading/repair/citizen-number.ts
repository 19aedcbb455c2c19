import { headerText } from '#input/reading/tables/table-place.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

const headerPattern = /\bbsn\b|burger ?service|sofi-? ?nummer/;

/** Whether the header of a column says that it holds citizen service numbers (BSN). */
export const isCitizenNumberHeader = (cell: Cell): boolean => headerPattern.test(headerText(cell));

const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];
/** What people and other files write between, before and behind the digits. */
const separators = /[ \u00A0\u2009\u202F\t\n\r.-]/g;

/** The digits of a value; a number in a cell has no zero in front. */
function digitsOf(value: unknown): string {
  if (typeof value === 'number') return value >= 100_000_000 ? String(value) : '';
  return typeof value === 'string' && value.length >= weights.length ? value.replaceAll(separators, '') : '';
}

/**
 * Whether the value of a cell can be a citizen service number (BSN): nine digits, with separators or not, whose weighted
 * sum is a multiple of eleven, and that are not all zero.
 */
export function isCitizenNumber(value: unknown): boolean {
  const digits = digitsOf(value);
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** Counts in a column what can be a citizen service number: one number in eleven passes by chance. */
export class CitizenNumberWatch {
  #filled = 0;
  #passing = 0;

  see({ value }: Cell): void {
    this.#filled += 1;
    if (isCitizenNumber(value)) this.#passing += 1;
  }

  get isSuspect(): boolean {
    return this.#passing >= 3 && this.#passing * 2 >= this.#filled;
  }
}
