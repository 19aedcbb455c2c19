import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import { CitizenNumberWatch } from '#input/reading/repair/citizen-number.ts';
import { HighPay } from '#input/reading/repair/high-pay.ts';
import { Hours } from '#input/reading/repair/hours.ts';
import { columnWith, dayColumns, numberColumns } from '#input/reading/repair/known-columns.ts';
import { LateTimes } from '#input/reading/repair/late-times.ts';
import { LowPay } from '#input/reading/repair/low-pay.ts';
import { ShiftedRows } from '#input/reading/repair/shifted-rows.ts';
import { SwappedDays } from '#input/reading/repair/swapped-days.ts';
import { TotalRows } from '#input/reading/repair/total-rows.ts';
import { PercentColumn } from '#input/reading/cells/percent-columns.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';
import type { TablePlace } from '#input/reading/tables/table-place.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Looks at every filled cell of a column in turn. */
interface Watch {
  see(cell: Cell): void;
}

/** Looks once at all of the sheet, before any single value is judged: what is wrong with a whole column is said once. */
export class FirstLook {
  /** Numbers of the rows of participants. */
  readonly rows: number[] = [];
  readonly totals: TotalRows;
  readonly shifted: ShiftedRows;
  readonly percentages: ReadonlyMap<number, PercentColumn>;
  readonly days: ReadonlyMap<number, SwappedDays>;
  readonly times: ReadonlyMap<number, LateTimes>;
  readonly lowPay: ReadonlyMap<number, LowPay>;
  readonly highPay: ReadonlyMap<number, HighPay>;
  readonly hours: ReadonlyMap<number, Hours>;
  readonly #place: TablePlace;
  /** By the number of the column; undefined for one that the template does not know. */
  readonly #watches: (readonly Watch[] | undefined)[] = [];
  readonly #citizenNumbers = new Map<number, CitizenNumberWatch>();

  constructor(place: TablePlace, columns: readonly FoundColumn[], date1904: boolean) {
    const numbers = numberColumns(columns);
    const keyed = (key: string) => numbers.filter((found) => found === columnWith(columns, key));
    this.#place = place;
    this.totals = new TotalRows(columns, place.sheet);
    this.shifted = new ShiftedRows(columns, date1904);
    this.percentages = watching(
      numbers.filter(({ description }) => description.type === 'percentage'),
      (description) => new PercentColumn(description),
    );
    this.days = watching(dayColumns(columns), (description) => new SwappedDays(description, date1904));
    this.times = watching(dayColumns(columns), () => new LateTimes(date1904));
    this.lowPay = watching(keyed('fullTimeSalary'), (description) => new LowPay(description));
    this.highPay = watching(keyed('fullTimeSalary'), (description) => new HighPay(description));
    this.hours = watching(keyed('partTime'), (description) => new Hours(description));
    const { percentages, days, times, lowPay, highPay, hours } = this;
    const all: readonly ReadonlyMap<number, Watch>[] = [percentages, days, times, lowPay, highPay, hours];
    for (const { column } of columns) this.#watches[column] = all.flatMap((watches) => watches.get(column) ?? []);
  }

  look(): void {
    const { sheet, headerRow, endRow } = this.#place;
    for (let index = 0; index < sheet.rowNumbers.length; index++) {
      const row = sheet.rowNumbers[index] ?? 0;
      if (row > headerRow && (endRow === null || row < endRow)) this.#lookAt(row);
    }
  }

  /** Columns of which the values look like citizen service numbers. */
  citizenNumberColumns(): readonly number[] {
    return [...this.#citizenNumbers].filter(([, watch]) => watch.isSuspect).map(([column]) => column);
  }

  #lookAt(row: number): void {
    const cells = this.#place.sheet.cells(row);
    let isKnown = false;
    for (const cell of cells) {
      if (isEmpty(cell)) continue;
      isKnown ||= this.#watches[cell.column] !== undefined;
      this.#citizenNumbersIn(cell.column).see(cell);
    }
    if (!isKnown || this.totals.takes(cells, this.rows) || this.shifted.takes(row, cells)) return;
    this.rows.push(row);
    for (const cell of cells) {
      const watches = this.#watches[cell.column];
      if (watches === undefined || watches.length === 0 || isEmpty(cell)) continue;
      for (const watch of watches) watch.see(cell);
    }
  }

  #citizenNumbersIn(column: number): CitizenNumberWatch {
    const known = this.#citizenNumbers.get(column);
    if (known) return known;
    const made = new CitizenNumberWatch();
    this.#citizenNumbers.set(column, made);
    return made;
  }
}

/** A watch for each of these columns. */
function watching<D, W extends Watch>(
  columns: readonly { readonly description: D; readonly column: number }[],
  make: (description: D) => W,
): ReadonlyMap<number, W> {
  return new Map(columns.map(({ description, column }) => [column, make(description)] as const));
}
