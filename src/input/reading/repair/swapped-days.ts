import { cellName } from '#office/sheet/cell-name.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { DateColumn } from '#input/fields/table.ts';
import { dayText } from '#input/reading/cells/day-text.ts';
import { writtenDay } from '#input/reading/cells/day-value.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { shortened } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Days above the twelfth: only where a day came first can they be there. */
const lastMonth = 12;

/** A notation in which the month could have come first; a year or a name of a month tells nothing of the others. */
const dayOrMonthFirst = /^\s*\d{1,2}[-/.]\d{1,2}[-/.]/;

/** Among so many days that certainly stand first, one that does not is a slip of its own. */
const certainPerSlip = 10;
/** Beside a single slip these are enough. */
const fewestCertain = 2;

/**
 * Watches a column of days for texts with the month first, like 05/17/1980. They make all others doubtful, also the
 * cells that a spreadsheet program already took for a day: of 05/06/1980 it makes the fifth of June. Of a column whose
 * other days are above the twelfth that cannot be: a few slips in it are said at their own cells.
 */
export class SwappedDays {
  readonly #description: DateColumn;
  readonly #date1904: boolean;
  #filled = 0;
  #swapped = 0;
  #dayFirst = 0;
  #first: Cell | null = null;

  constructor(description: DateColumn, date1904: boolean) {
    this.#description = description;
    this.#date1904 = date1904;
  }

  see(cell: Cell): void {
    this.#filled += 1;
    if (cell.kind === 'text' && dayText(String(cell.value), this.#description) === 'monthFirst') {
      this.#swapped += 1;
      this.#first ??= cell;
      return;
    }
    if (cell.kind !== 'date' && !(cell.kind === 'text' && dayOrMonthFirst.test(String(cell.value)))) return;
    const day = writtenDay(this.#description, cell, this.#date1904);
    if (!('remedy' in day) && day.day > lastMonth) this.#dayFirst += 1;
  }

  problem(): Problem | null {
    if (this.#first === null || this.#areSlips) return null;
    const { row, column, value } = this.#first;
    const [text, place] = [shortened(String(value)), cellName(row, column)];
    const message =
      this.#swapped === this.#filled
        ? `In deze kolom staat de maand voor de dag, zoals ${text} in cel ${place}. De kolom is niet gelezen.`
        : `In deze kolom staat bij ${wholeNumber(this.#swapped)} van de ${wholeNumber(this.#filled)} datums zichtbaar de maand voor de dag, zoals ${text} in cel ${place}. Bij de andere kunnen dag en maand zijn verwisseld zonder dat het opvalt. De kolom is niet gelezen.`;
    return error(
      'COLUMN_MONTH_FIRST',
      message,
      'Haal de datums opnieuw op in de notatie dd-mm-jjjj, of lees het bronbestand in Excel in met Gegevens > Uit tekst/csv en de landinstelling Engels (Verenigde Staten), en plak de kolom als waarden. De cellen een andere notatie geven helpt niet.',
    );
  }

  get #areSlips(): boolean {
    return this.#dayFirst >= fewestCertain && this.#swapped <= Math.max(1, this.#dayFirst / certainPerSlip);
  }
}
