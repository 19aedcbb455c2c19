import { wholeNumber } from '#office/document/dutch-format.ts';
import { hasLateTime } from '#input/reading/cells/day-value.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** A single one is said at its own cell. */
const fewest = 2;

/** Watches a column of days for times after noon: they can be of the next day, moved to another time zone. */
export class LateTimes {
  readonly #date1904: boolean;
  #filled = 0;
  #late = 0;
  #first: Cell | null = null;

  constructor(date1904: boolean) {
    this.#date1904 = date1904;
  }

  see(cell: Cell): void {
    this.#filled += 1;
    if (!hasLateTime(cell)) return;
    this.#late += 1;
    this.#first ??= cell;
  }

  problem(): Problem | null {
    if (this.#first === null || this.#late < fewest) return null;
    const shown = shownValue(this.#first, this.#date1904);
    return error(
      'COLUMN_UNUSUAL',
      `In deze kolom staat bij ${wholeNumber(this.#late)} van de ${wholeNumber(this.#filled)} datums ook een tijd na twaalven, zoals ${shown}: de volgende dag kan zijn bedoeld. De kolom is niet gelezen.`,
      'Haal de datums opnieuw op zonder tijd. Klopt de dag die u ziet, zet dan alleen de datum in de kolom.',
    );
  }
}
