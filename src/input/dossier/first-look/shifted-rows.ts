import { columnLetters } from '#office/sheet/cell-name.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { filledCell } from '#input/dossier/first-look/row-cells.ts';
import { dayColumns, numberColumns, type DayPlace, type NumberPlace } from '#input/dossier/first-look/known-columns.ts';
import { dayValue } from '#input/dossier/day-value.ts';
import { cellNumber } from '#input/dossier/number-value.ts';
import { error, type Problem } from '#input/dossier/problem.ts';
import type { FoundColumn } from '#input/dossier/table-columns.ts';
import type { Cell } from '#input/reader/workbook.ts';

/** Columns to the right of where the data belong; to the left when negative. Nearest first. */
const shifts = [1, -1, 2, -2] as const;

/** What a salary and a part time can be, whatever their unit: enough to tell them from days and from each other. */
const smallestSalary = 200;
const largestPartTime = 150;

interface Shifted {
  readonly shift: number;
  /** The cell where the birth date of the first such row should be; null when it is empty. */
  readonly first: { readonly row: number; readonly cell: Cell | null };
  count: number;
}

/** Recognises rows of which birth date, salary and part time stand together the same number of columns beside their headers. */
export class ShiftedRows {
  readonly #born: DayPlace | undefined;
  readonly #salary: NumberPlace | undefined;
  readonly #partTime: NumberPlace | undefined;
  readonly #date1904: boolean;
  readonly #found = new Map<number, Shifted>();

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

  /** The column where the birth date belongs. */
  get column(): number | null {
    return this.#born?.column ?? null;
  }

  get header(): string | null {
    return this.#born?.description.header ?? null;
  }

  /** Takes a row as shifted, when it is. */
  takes(row: number, cells: readonly Cell[]): boolean {
    const born = this.#born;
    if (!born || this.#stand(cells, 0)) return false;
    const shift = shifts.find((by) => this.#stand(cells, by));
    if (shift === undefined) return false;
    const known = this.#found.get(shift);
    if (known) known.count += 1;
    else this.#found.set(shift, { shift, first: { row, cell: filledCell(cells, born.column) }, count: 1 });
    return true;
  }

  problem({ shift, count }: Shifted): Problem {
    const columns = Math.abs(shift) === 1 ? 'één kolom' : `${Math.abs(shift)} kolommen`;
    const side = shift > 0 ? 'rechts' : 'links';
    const [there, here] = [(this.column ?? 0) + shift, this.column ?? 0].map(columnLetters);
    const message =
      count === 1
        ? `In deze rij staan de gegevens ${columns} naar ${side} van hun koppen: de geboortedatum in kolom ${there} in plaats van ${here}.`
        : `In ${wholeNumber(count)} rijen, waarvan dit de eerste is, staan de gegevens ${columns} naar ${side} van hun koppen: de geboortedatum in kolom ${there} in plaats van ${here}.`;
    return error(
      'ROWS_SHIFTED',
      message,
      'Verplaats de gegevens onder de koppen waar ze bij horen; de rijen zijn niet gelezen.',
    );
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

/** The number so many columns beside its header; also one that is shown as a day there. */
function numberAt(cells: readonly Cell[], { column, description }: NumberPlace, by: number): number | null {
  const cell = filledCell(cells, column + by);
  if (cell === null) return null;
  if (cell.kind === 'number' || cell.kind === 'date') return Number(cell.value);
  const value = cellNumber(description, cell);
  return typeof value === 'number' ? value : null;
}
