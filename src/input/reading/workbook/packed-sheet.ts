import type { PackedCells, StoredKind } from '#input/reading/workbook/packed-cells.ts';
import type { TextStore } from '#input/reading/workbook/text-store.ts';
import type { Cell, CellKind, Sheet, Table } from '#input/reading/workbook/workbook.ts';

/** Where texts of the cells of a sheet are kept: those of its own, and those shared with other sheets. */
interface SheetTexts {
  readonly own: TextStore;
  readonly shared: TextStore | null;
}

/** A sheet whose cells are unpacked one by one, when they are asked for. */
export class PackedSheet implements Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly tables: readonly Table[];
  readonly rowNumbers: ArrayLike<number>;
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: Sheet['merges'];
  readonly #cells: PackedCells;
  readonly #texts: SheetTexts;

  constructor(
    listed: { readonly name: string; readonly isHidden: boolean },
    tables: readonly Table[],
    cells: PackedCells,
    texts: SheetTexts,
  ) {
    this.name = listed.name;
    this.isHidden = listed.isHidden;
    this.tables = tables;
    this.rowNumbers = cells.rowNumbers;
    this.hiddenRows = cells.hiddenRows;
    this.merges = cells.merges;
    this.#cells = cells;
    this.#texts = texts;
  }

  cell(row: number, column: number): Cell | null {
    const at = this.#cells.find(row, column);
    return at < 0 ? null : this.#cellAt(row, at);
  }

  cells(row: number): readonly Cell[] {
    const [start, end] = this.#cells.rowRange(row);
    const cells: Cell[] = [];
    for (let at = start; at < end; at++) cells.push(this.#cellAt(row, at));
    return cells;
  }

  #cellAt(row: number, at: number): Cell {
    const kind = this.#cells.kindAt(at);
    return {
      row,
      column: this.#cells.columnAt(at),
      kind: kind === 'sharedText' ? 'text' : (kind satisfies CellKind),
      value: this.#value(kind, this.#cells.valueAt(at)),
      isFormula: this.#cells.isFormulaAt(at),
    };
  }

  #value(kind: StoredKind, value: number): number | boolean | string {
    if (kind === 'number' || kind === 'date' || kind === 'time') return value;
    if (kind === 'boolean') return value === 1;
    if (kind === 'sharedText') return this.#texts.shared?.text(value) ?? '';
    return this.#texts.own.text(value);
  }
}
