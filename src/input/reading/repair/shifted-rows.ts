import { columnLetters } from '#office/sheet/cell-name.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import {
  filledCell,
  dayColumns,
  numberColumns,
  type DayPlace,
  type NumberPlace,
} from '#input/reading/repair/known-columns.ts';
import { dayValue } from '#input/reading/cells/day-value.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Columns to the right of where the data belong; to the left when negative. Nearest first. */
const shifts = [1, -1, 2, -2] as const;

/** What a salary and a part time can be, whatever their unit: enough to tell them from days and from each other. */
const smallestSalary = 200;
const largestPartTime = 150;

/** Rows that stand beside their headers in the same way. */
interface Shifted {
  readonly shift: number;
  /** The first column that is known to have moved: that of the birth date, or of the salary where the birth date did not. */
  readonly from: FoundColumn;
  /** The cell of the first such row in that column; null when it is empty. */
  readonly first: { readonly row: number; readonly cell: Cell | null };
  count: number;
}

/**
 * Recognises rows of which birth date, salary and part time stand together the same number of columns beside their headers,
 * or only what comes after the birth date does.
 */
export class ShiftedRows {
  readonly #born: DayPlace | undefined;
  readonly #salary: NumberPlace | undefined;
  readonly #partTime: NumberPlace | undefined;
  readonly #date1904: boolean;
  readonly #found = new Map<string, Shifted>();

  constructor(columns: readonly FoundColumn[], date1904: boolean) {
    const numbers = numberColumns(columns);
    this.#born = dayColumns(columns).find(({ description }) => description.key === 'born');
    this.#salary = numbers.find(({ description }) => description.key === 'fullTimeSalary');
    this.#partTime = numbers.find(({ description }) => description.key === 'partTime');
    this.#date1904 = date1904;
  }

  /** The first row of each shift. */
  get found(): readonly Shifted[] {
    return [...this.#found.values()];
  }

  /** Takes a row as shifted, when it is. */
  takes(row: number, cells: readonly Cell[]): boolean {
    const [born, salary] = [this.#born, this.#salary];
    if (!born || !salary || this.#stand(cells, 0)) return false;
    const whole = shifts.find((by) => this.#stand(cells, by));
    if (whole !== undefined) return this.#keep(born, whole, row, cells);
    const part = shifts.find((by) => this.#standAfterBirth(cells, by));
    return part !== undefined && this.#keep(salary, part, row, cells);
  }

  problem({ shift, from, count }: Shifted): Problem {
    const columns = Math.abs(shift) === 1 ? 'één kolom' : `${Math.abs(shift)} kolommen`;
    const side = shift > 0 ? 'rechts' : 'links';
    const [there, here] = [from.column + shift, from.column].map(columnLetters);
    const [data, name] =
      from === this.#born ? ['de gegevens', 'de geboortedatum'] : ['gegevens na de geboortedatum', 'het salaris'];
    const where = `staan ${data} ${columns} naar ${side} van hun koppen: ${name} in kolom ${there} in plaats van ${here}.`;
    const message =
      count === 1 ? `In deze rij ${where}` : `In ${wholeNumber(count)} rijen, waarvan dit de eerste is, ${where}`;
    return error(
      'ROWS_SHIFTED',
      message,
      'Verplaats de gegevens onder de koppen waar ze bij horen; de rijen zijn niet gelezen.',
    );
  }

  #keep(from: FoundColumn, shift: number, row: number, cells: readonly Cell[]): true {
    const key = `${from.column} ${shift}`;
    const known = this.#found.get(key);
    if (known) known.count += 1;
    else this.#found.set(key, { shift, from, first: { row, cell: filledCell(cells, from.column) }, count: 1 });
    return true;
  }

  /**
   * Whether the birth date stands where it belongs, and salary and part time stand so many columns beside their headers.
   * What stands under their own headers tells this from two columns that were swapped, or a salary that is missing: no share
   * under part time, and to the right no share under the salary. A day further to the left may be one of hiring, where the sex is not gone.
   */
  #standAfterBirth(cells: readonly Cell[], by: number): boolean {
    const [born, salary, partTime] = [this.#born, this.#salary, this.#partTime];
    if (!born || !salary || !partTime || !this.#isDay(filledCell(cells, born.column), born)) return false;
    if (isShare(numberAt(cells, partTime, 0)) || !isShare(numberAt(cells, partTime, by))) return false;
    if ((numberAt(cells, salary, by) ?? 0) < smallestSalary) return false;
    const own = numberAt(cells, salary, 0);
    if (by > 0) return !isShare(own);
    const isHired = filledCell(cells, salary.column + by)?.kind === 'date';
    return (own ?? 0) < smallestSalary && !(isHired && filledCell(cells, born.column + 1)?.kind === 'text');
  }

  /** Whether the three stand so many columns beside their headers. */
  #stand(cells: readonly Cell[], by: number): boolean {
    const [born, salary, partTime] = [this.#born, this.#salary, this.#partTime];
    if (!born || !salary || !partTime) return false;
    const share = numberAt(cells, partTime, by);
    if (share === null || share < 0 || share > largestPartTime) return false;
    return (
      (numberAt(cells, salary, by) ?? 0) >= smallestSalary && this.#isDay(filledCell(cells, born.column + by), born)
    );
  }

  #isDay(cell: Cell | null, { description }: DayPlace): boolean {
    if (cell === null) return false;
    // What is pasted without its notation gets that of the column: a day is shown as a number there.
    const shown: Cell = cell.kind === 'number' ? { ...cell, kind: 'date' } : cell;
    return !('remedy' in dayValue(description, shown, this.#date1904));
  }
}

/** Whether this can be a part time that somebody has. */
const isShare = (value: number | null): boolean => value !== null && value > 0 && value <= largestPartTime;

/** The number so many columns beside its header; also one that is shown as a day there. */
function numberAt(cells: readonly Cell[], { column, description }: NumberPlace, by: number): number | null {
  const cell = filledCell(cells, column + by);
  if (cell === null) return null;
  if (cell.kind === 'number' || cell.kind === 'date') return Number(cell.value);
  const value = cellNumber(description, cell);
  return typeof value === 'number' ? value : null;
}
