import { readerLimits } from '#input/gate/reader-limits.ts';
import { tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { CellRange } from '#office/sheet/cell-name.ts';

/** How a cell is kept: its kind, and where its value is. */
export const storedKinds = ['number', 'date', 'time', 'boolean', 'text', 'sharedText', 'isoDate', 'error'] as const;
export type StoredKind = (typeof storedKinds)[number];

const formulaBit = 0x10;

/** Cells of one sheet in three arrays, row by row: a sheet of a million cells takes eleven bytes for each. */
export class PackedCells {
  #columns = new Uint16Array(1024);
  #kinds = new Uint8Array(1024);
  #values = new Float64Array(1024);
  #count = 0;
  #rowNumbers: number[] = [];
  #rowStarts: number[] = [];
  /** Rows with cells that are hidden. */
  readonly hiddenRows = new Set<number>();
  /** Cells that are one over more than one column. */
  readonly merges: CellRange[] = [];

  get count(): number {
    return this.#count;
  }

  get rowNumbers(): readonly number[] {
    return this.#rowNumbers;
  }

  /** Adds a cell behind all others; rows and columns come rising. */
  add(row: number, column: number, kind: number, isFormula: boolean, value: number): void {
    if (this.#rowNumbers.at(-1) !== row) this.#startRow(row);
    if (this.#count === this.#columns.length) this.#grow();
    this.#columns[this.#count] = column;
    this.#kinds[this.#count] = kind + (isFormula ? formulaBit : 0);
    this.#values[this.#count] = value;
    this.#count += 1;
  }

  /** Place of the cell in the arrays; -1 when there is none. */
  find(row: number, column: number): number {
    const index = this.#rowIndex(row);
    if (index < 0) return -1;
    const end = this.#rowStarts[index + 1] ?? this.#count;
    for (let at = this.#rowStarts[index] ?? 0; at < end; at++) if (this.#columns[at] === column) return at;
    return -1;
  }

  /** Places of the cells of a row: from the first up to but not including the second. */
  rowRange(row: number): readonly [start: number, end: number] {
    const index = this.#rowIndex(row);
    if (index < 0) return [0, 0];
    return [this.#rowStarts[index] ?? 0, this.#rowStarts[index + 1] ?? this.#count];
  }

  columnAt = (at: number): number => this.#columns[at] ?? 0;
  kindAt = (at: number): StoredKind => storedKinds[(this.#kinds[at] ?? 0) & 0x0f] ?? 'number';
  isFormulaAt = (at: number): boolean => ((this.#kinds[at] ?? 0) & formulaBit) !== 0;
  valueAt = (at: number): number => this.#values[at] ?? 0;

  #startRow(row: number): void {
    if (this.#rowNumbers.length >= readerLimits.rows) throw tooLargeWorkbook('een blad heeft te veel rijen');
    this.#rowNumbers.push(row);
    this.#rowStarts.push(this.#count);
  }

  /** Rows without gaps are found at once, others by halving. */
  #rowIndex(row: number): number {
    const guess = row - (this.#rowNumbers[0] ?? 0);
    if (this.#rowNumbers[guess] === row) return guess;
    let [low, high] = [0, this.#rowNumbers.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#rowNumbers[middle] ?? 0;
      if (found === row) return middle;
      if (found < row) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  #grow(): void {
    const [columns, kinds, values] = [this.#columns, this.#kinds, this.#values];
    this.#columns = new Uint16Array(columns.length * 2);
    this.#kinds = new Uint8Array(kinds.length * 2);
    this.#values = new Float64Array(values.length * 2);
    this.#columns.set(columns);
    this.#kinds.set(kinds);
    this.#values.set(values);
  }
}
