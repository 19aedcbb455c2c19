import { cellName } from '#office/sheet/cell-name.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { NumberColumn } from '#input/fields/table.ts';
import { type Doubt, type Problem, warning } from '#input/reading/cells/problem.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Below it an amount is thousands of euros, if it is a salary at all. */
const thousands = 500;
/** Below it an amount is seldom a year's pay for any number of hours. */
const monthly = 10_000;

/** Fewer than this are no group with one cause. */
const fewestSome = 2;

interface Seen {
  readonly cell: Cell;
  readonly value: number;
}

/** Watches the salaries for a column of which most, or some, are lower than anyone earns in a full year. */
export class LowPay {
  readonly #description: NumberColumn;
  readonly #usual: number;
  #filled = 0;
  #low = 0;
  #monthly = 0;
  #thousands = 0;
  #first: Seen | null = null;

  constructor(description: NumberColumn) {
    this.#description = description;
    this.#usual = description.usual?.minimum ?? description.minimum;
  }

  see(cell: Cell): void {
    const value = cellNumber(this.#description, cell);
    if (typeof value !== 'number') return;
    this.#filled += 1;
    // Of nothing at all each cell is reported.
    if (value >= this.#usual || value <= 0) return;
    this.#low += 1;
    if (value < monthly) this.#monthly += 1;
    if (value < thousands) this.#thousands += 1;
    this.#first ??= { cell, value };
  }

  /** Of one among many its own cell is remarked on; of some the column, and of most it is doubted. */
  problem(doubt: Doubt): Problem | null {
    if (this.#first === null) return null;
    const isMost = this.#low * 2 > this.#filled;
    if (!isMost && this.#low < fewestSome) return null;
    const message = [this.#statement(this.#first, isMost), this.#question()].join(' ');
    const remedy = 'Vul het salaris in euro’s per jaar in, bij een volledige werkweek.';
    return isMost ? doubt('COLUMN_PAY_LOW', message, remedy) : warning('COLUMN_UNUSUAL', message, remedy);
  }

  #statement({ cell, value }: Seen, isMost: boolean): string {
    const [found, place, limit] = [plainNumber(value), cellName(cell.row, cell.column), amount(this.#usual)];
    if (this.#filled === 1) return `Het salaris van ${found} in cel ${place} is lager dan ${limit} per jaar.`;
    const count = `${wholeNumber(this.#low)} van de ${wholeNumber(this.#filled)}`;
    return isMost
      ? `De meeste salarissen in deze kolom (${count}) zijn lager dan ${limit} per jaar, zoals ${found} in cel ${place}.`
      : `In deze kolom zijn ${count} salarissen lager dan ${limit} per jaar, zoals ${found} in cel ${place}.`;
  }

  /** The column as it is read on: what is said of all of it is not said of each cell again. */
  get described(): NumberColumn {
    const { usual, ...description } = this.#description;
    return usual ? { ...description, usual: { ...usual, minimum: description.minimum } } : description;
  }

  #question(): string {
    if (this.#thousands * 2 > this.#low) return 'Zijn het duizenden euro’s?';
    if (this.#monthly * 2 > this.#low) return 'Zijn het bedragen per maand of per vier weken?';
    return 'Zijn het de salarissen bij het eigen deeltijdpercentage?';
  }
}
