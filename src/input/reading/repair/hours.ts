import type { NumberColumn } from '#input/fields/table.ts';
import type { Doubt, Problem } from '#input/reading/cells/problem.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** No working week in a contract is longer. */
const longestWeek = 48;

/** Watches part time for hours a week: nobody has 100%, and most are larger than any part time and no larger than a week. */
export class Hours {
  readonly #description: NumberColumn;
  #filled = 0;
  #tooLarge = 0;
  #largest = 0;
  #hasFullTime = false;

  constructor(description: NumberColumn) {
    this.#description = description;
  }

  see(cell: Cell): void {
    const value = cellNumber(this.#description, cell);
    if (typeof value !== 'number') return;
    this.#filled += 1;
    this.#largest = Math.max(this.#largest, value);
    if (value > this.#description.maximum) this.#tooLarge += 1;
    // As a fraction; typed as 100 it is longer than a week.
    if (value === 1) this.#hasFullTime = true;
  }

  problem(doubt: Doubt): Problem | null {
    if (this.#hasFullTime || this.#largest > longestWeek || this.#tooLarge * 2 <= this.#filled) return null;
    return doubt(
      'COLUMN_HOURS',
      `In deze kolom heeft niemand 100%, en de hoogste waarde is ${plainNumber(this.#largest)}. Zijn het uren per week?`,
      'Deel de contracturen door de uren van een volledige werkweek: 32 van 40 uur is 80%.',
    );
  }
}
