import { cellName } from '#office/sheet/cell-name.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { DateColumn } from '#input/fields/table.ts';
import { dayText } from '#input/reading/cells/day-text.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { shortened } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/**
 * Watches a column of days for texts with the month first, like 05/17/1980. One of them makes all others doubtful, also
 * the cells that a spreadsheet program already took for a day: of 05/06/1980 it makes the fifth of June.
 */
export class SwappedDays {
  readonly #description: DateColumn;
  #filled = 0;
  #swapped = 0;
  #first: Cell | null = null;

  constructor(description: DateColumn) {
    this.#description = description;
  }

  see(cell: Cell): void {
    this.#filled += 1;
    if (cell.kind !== 'text' || dayText(String(cell.value), this.#description) !== 'monthFirst') return;
    this.#swapped += 1;
    this.#first ??= cell;
  }

  problem(): Problem | null {
    if (this.#first === null) return null;
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
}
