import { columnLetters } from '#office/sheet/cell-name.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { filledCell } from '#input/dossier/first-look/row-cells.ts';
import {
  columnWith,
  dayColumns,
  numberColumns,
  type DayPlace,
  type NumberPlace,
} from '#input/dossier/first-look/known-columns.ts';
import { dayValue } from '#input/dossier/day-value.ts';
import { cellNumber } from '#input/dossier/number-value.ts';
import { error, type Problem } from '#input/dossier/problem.ts';
import type { FoundColumn } from '#input/dossier/table-columns.ts';
import type { Cell } from '#input/reader/workbook.ts';

/** Columns to the right of where the data belong; to the left when negative. Nearest first. */
const shifts = [1, -1, 2, -2] as const;

/** No part time or age is as large, and every salary is, also one per month. */
const smallestSalary = 200;

interface Shifted {
  readonly shift: number;
  /** The cell where the birth date of the first such row should be; null when it is empty. */
  readonly first: { readonly row: number; readonly cell: Cell | null };
  count: number;
}

/** Recognises rows of which birth date and salary stand together the same number of columns beside their headers. */
export class ShiftedRows {
  readonly #born: DayPlace | undefined;
  readonly #salary: NumberPlace | undefined;
  readonly #date1904: boolean;
  readonly #found = new Map<number, Shifted>();

  constructor(columns: readonly FoundColumn[], date1904: boolean) {
    const [born, salary] = ['born', 'fullTimeSalary'].map((key) => columnWith(columns, key));
    this.#born = dayColumns(columns).find((place) => place === born);
    this.#salary = numberColumns(columns).find((place) => place === salary);
    this.#date1904 = date1904;
  }

  /** The first row of each shift. */
  get found(): readonly Shifted[] {
    return [...this.#found.values()];
  }

  /** The column where the birth date belongs. */
  get column(): number | null {
    return this.#born?.column ?? null;
  }

  /** Takes a row as shifted, when it is. */
  takes(row: number, cells: readonly Cell[]): boolean {
    const [born, salary] = [this.#born, this.#salary];
    if (!born || !salary) return false;
    const cell = filledCell(cells, born.column);
    if (cell?.kind === 'date' || this.#isBirth(cell, born) || this.#isSalary(filledCell(cells, salary.column), salary))
      return false;
    const shift = shifts.find(
      (by) =>
        this.#isBirth(filledCell(cells, born.column + by), born) &&
        this.#isSalary(filledCell(cells, salary.column + by), salary),
    );
    if (shift === undefined) return false;
    const known = this.#found.get(shift);
    if (known) known.count += 1;
    else this.#found.set(shift, { shift, first: { row, cell }, count: 1 });
    return true;
  }

  problem({ shift, count }: Shifted): Problem {
    const columns = Math.abs(shift) === 1 ? 'één kolom' : `${Math.abs(shift)} kolommen`;
    const side = shift > 0 ? 'rechts' : 'links';
    const [there, here] = [(this.column ?? 0) + shift, this.column ?? 0].map(columnLetters);
    const rows =
      count === 1
        ? 'In deze rij staan de gegevens'
        : `In ${wholeNumber(count)} rijen, waarvan dit de eerste is, staan de gegevens`;
    return error(
      'ROWS_SHIFTED',
      `${rows} ${columns} naar ${side} van hun koppen: de geboortedatum in kolom ${there} in plaats van ${here}.`,
      'Verplaats de gegevens onder de koppen waar ze bij horen; de rijen zijn niet gelezen.',
    );
  }

  #isBirth(cell: Cell | null, { description }: DayPlace): boolean {
    return cell !== null && !('remedy' in dayValue(description, asDay(cell), this.#date1904));
  }

  #isSalary(cell: Cell | null, { description }: NumberPlace): boolean {
    const value = cell === null ? null : cellNumber(description, asNumber(cell));
    return typeof value === 'number' && value >= smallestSalary;
  }
}

/** What is pasted without its notation gets that of the column: a day is shown as a number there, a salary as a day. */
const asDay = (cell: Cell): Cell => (cell.kind === 'number' ? { ...cell, kind: 'date' } : cell);
const asNumber = (cell: Cell): Cell => (cell.kind === 'date' ? { ...cell, kind: 'number' } : cell);
