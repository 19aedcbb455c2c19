import type { NumberColumn } from '#input/fields/table.ts';
import type { FindingList, Place } from '#input/reading/cells/finding-list.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { warning } from '#input/reading/cells/problem.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Watches a column of percentages for numbers like 25 where 25% is meant. */
export class PercentColumn {
  readonly #description: NumberColumn;
  #filled = 0;
  #aboveOne = 0;
  #largest = 0;

  constructor(description: NumberColumn) {
    this.#description = description;
  }

  see(cell: Cell): void {
    const value = cellNumber(this.#description, cell);
    if (typeof value !== 'number') return;
    this.#filled += 1;
    if (value > 1) this.#aboveOne += 1;
    this.#largest = Math.max(this.#largest, value);
  }

  /**
   * By what the numbers are to be divided: 100 when every filled cell is above 1 and not all of them can be fractions (a column
   * of 120% for part time can). One finding then says so.
   */
  scale(findings: FindingList, place: Place): number {
    const isTyped = this.#filled > 0 && this.#aboveOne === this.#filled && this.#largest > this.#description.maximum;
    if (!isTyped) return 1;
    findings.add(
      warning(
        'COLUMN_PERCENT_AS_NUMBER',
        'Alle waarden in deze kolom zijn groter dan 1 en zijn gelezen als percentages: 25 als 25%.',
        'Controleer de waarden, of zet ze om naar percentages.',
      ),
      place,
    );
    return 100;
  }
}
