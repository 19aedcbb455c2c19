import type { Cell, Workbook } from '@cj-tech-master/excelts';
import { formulaExpression, type KnownCalls } from '#office/formula/formula-expression.ts';
import { type Area, type CellValue, type FormulaPlace, valueOf, valuesOf } from '#office/formula/formula-value.ts';
import type { Formula } from '#input/template/status/formula.ts';

const areaText = ({ sheet, firstRow, firstColumn, lastRow, lastColumn }: Area): string =>
  [sheet, firstRow, firstColumn, lastRow, lastColumn].join('!');

/** What a cell holds that is no formula, as formulas see it. */
function plainValue({ value }: Cell): CellValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  throw new Error('a formula looks at a cell that holds something else than a value');
}

/**
 * The cells with formulas of a workbook that is being written. What they come to is worked out when all cells are there,
 * so that a file shows it in programs that do not calculate.
 */
export class FormulaCells {
  readonly #workbook: Workbook;
  readonly #names = new Map<string, Area>();
  readonly #open = new Map<Cell, Formula>();
  /** Values of areas that several formulas look at. */
  readonly #areas = new Map<string, readonly CellValue[]>();

  readonly #calls = new Map<string, KnownCalls>();

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  /** A value that is known is not worked out. */
  write(cell: Cell, formula: Formula, known?: number): void {
    cell.value = { formula, result: known };
    if (known === undefined) this.#open.set(cell, formula);
  }

  /** The name by which formulas know a cell. */
  name(cell: Cell, name: string): void {
    cell.name = name;
    const { row, col } = cell;
    const area = { sheet: cell.worksheet.name, firstRow: row, firstColumn: col, lastRow: row, lastColumn: col };
    this.#names.set(name, area);
  }

  /** Gives every formula its value. */
  workOut(): void {
    for (const cell of Array.from(this.#open.keys())) this.#valueOf(cell);
  }

  #valueOf(cell: Cell): CellValue {
    const formula = this.#open.get(cell);
    if (formula !== undefined) {
      // Taken away first: a formula that comes back to itself finds no value.
      this.#open.delete(cell);
      const place = this.#placeOf(cell);
      cell.result =
        valueOf(formulaExpression(formula, cell.worksheet.name, this.#callsOf(cell.worksheet.name))(place), place) ?? 0;
    }
    if (cell.formula === undefined) return plainValue(cell);
    const { result } = cell;
    if (result === undefined || typeof result === 'object') throw new Error(`${cell.address} has no value`);
    return result;
  }

  #callsOf(sheet: string): KnownCalls {
    const calls = this.#calls.get(sheet) ?? new Map();
    this.#calls.set(sheet, calls);
    return calls;
  }

  #valueAt(sheet: string, row: number, column: number): CellValue {
    const found = this.#workbook.getWorksheet(sheet);
    if (!found) throw new Error(`there is no sheet ${sheet}`);
    const cell = found.findRow(row)?.findCell(column);
    return cell ? this.#valueOf(cell) : null;
  }

  #placeOf(cell: Cell): FormulaPlace {
    const valueAt = this.#valueAt.bind(this);
    return {
      row: cell.row,
      valueAt,
      areaOf: (name) => {
        const area = this.#names.get(name);
        if (!area) throw new Error(`there is no name ${name}`);
        return area;
      },
      itemsOf: (area) => {
        const key = areaText(area);
        const items = this.#areas.get(key) ?? valuesOf(area, { valueAt, areaOf: () => area });
        this.#areas.set(key, items);
        return items;
      },
    };
  }
}
