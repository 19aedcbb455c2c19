import { cellName } from '#office/sheet/cell-name.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { NumberColumn } from '#input/fields/table.ts';
import type { Doubt, Problem } from '#input/reading/cells/problem.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/**
 * Above it a salary is seldom one of a group, EUR a year: ten times what an adult earns for a full week, and half as much
 * again as the pensionable maximum of a single salary.
 */
const highest = 200_000;

/** Fewer than this can be directors alone. */
const fewest = 3;

/** Watches the salaries for a column of which most are higher than a group of people earns: ten times too high, mostly. */
export class HighPay {
  readonly #description: NumberColumn;
  #filled = 0;
  #high = 0;
  #first: { readonly cell: Cell; readonly value: number } | null = null;

  constructor(description: NumberColumn) {
    this.#description = description;
  }

  see(cell: Cell): void {
    const value = cellNumber(this.#description, cell);
    if (typeof value !== 'number') return;
    this.#filled += 1;
    if (value <= highest) return;
    this.#high += 1;
    this.#first ??= { cell, value };
  }

  problem(doubt: Doubt): Problem | null {
    if (this.#first === null || this.#filled < fewest || this.#high * 2 <= this.#filled) return null;
    const { cell, value } = this.#first;
    const count = `${wholeNumber(this.#high)} van de ${wholeNumber(this.#filled)}`;
    return doubt(
      'COLUMN_PAY_HIGH',
      `De meeste salarissen in deze kolom (${count}) zijn hoger dan ${amount(highest)} per jaar, zoals ${plainNumber(value)} in cel ${cellName(cell.row, cell.column)}. Is er een nul te veel, of een komma weggevallen?`,
      'Vul het salaris in euro’s per jaar in, en kijk ook de andere bedragen na.',
    );
  }

  /** The column as it is read on: what is said of all of it is not said of each cell again. */
  get described(): NumberColumn {
    const { usual, ...description } = this.#description;
    return usual ? { ...description, usual: { ...usual, maximum: description.maximum } } : description;
  }
}
