import { headerText } from '#documents/excel/dossier/table-place.ts';
import type { Cell } from '#documents/excel/workbook.ts';

const headerPattern = /\bbsn\b|burger ?service|sofi-? ?nummer/;

/** Whether the header of a column says that it holds citizen service numbers (BSN). */
export const isCitizenNumberHeader = (cell: Cell): boolean => headerPattern.test(headerText(cell));

/** Nine digits whose weighted sum (9, 8, ... 2 and -1 for the last) is a multiple of eleven. */
function passesElevenTest(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < 8; index++) sum += (9 - index) * Number(digits[index]);
  return (sum - Number(digits[8])) % 11 === 0 && digits !== '000000000';
}

function nineDigits(cell: Cell): string | null {
  const { value } = cell;
  if (typeof value === 'number') {
    return value >= 100_000_000 && value <= 999_999_999 && Number.isInteger(value) ? String(value) : null;
  }
  if (typeof value !== 'string' || value.length < 9) return null;
  const bare = value.replaceAll(/[\s.-]/g, '');
  return /^\d{9}$/.test(bare) ? bare : null;
}

/** Counts in a column what can be a citizen service number. */
export class CitizenNumberWatch {
  #filled = 0;
  #passing = 0;

  see(cell: Cell): void {
    this.#filled += 1;
    const digits = nineDigits(cell);
    if (digits !== null && passesElevenTest(digits)) this.#passing += 1;
  }

  /** At least three, and at least half of the filled cells: by chance one in eleven numbers passes. */
  get isSuspect(): boolean {
    return this.#passing >= 3 && this.#passing * 2 >= this.#filled;
  }
}
