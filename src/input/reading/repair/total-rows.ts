import { wholeNumber } from '#office/document/dutch-format.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import { filledCell, columnWith, numberColumns, type NumberPlace } from '#input/reading/repair/known-columns.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { type Problem, warning } from '#input/reading/cells/problem.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

const totalWord =
  /^(?:(?:sub|eind)?-?(?:totaal|totalen|total)|som|sum|gemiddeld(?:en?)?|average|aantal|count)(?:[\s:.]|$)/i;

/** A sum in a file may have lost its last digits. */
const tolerance = 0.01;

/** Two participants at least: the sum of one is a copy. */
const fewestAdded = 2;

interface Running {
  sum: number;
  count: number;
}

/**
 * Recognises rows of totals among participants: nobody's birth date, and either a word that says so, or the sum or the
 * mean of the rows above it, since the beginning or since the total before.
 */
export class TotalRows {
  readonly #personal: readonly number[];
  readonly #number: number | null;
  readonly #sums: readonly { readonly place: NumberPlace; readonly all: Running; readonly part: Running }[];
  readonly #sheet: Sheet;
  /** How many of the rows with a participant have been added up. */
  #added = 0;
  #count = 0;
  #first: Cell | null = null;

  constructor(columns: readonly FoundColumn[], sheet: Sheet) {
    this.#sheet = sheet;
    this.#personal = ['born', 'sex'].flatMap((key) => columnWith(columns, key)?.column ?? []);
    this.#number = columnWith(columns, 'number')?.column ?? null;
    this.#sums = numberColumns(columns).map((place) => ({
      place,
      all: { sum: 0, count: 0 },
      part: { sum: 0, count: 0 },
    }));
  }

  /** The first filled cell of the first one; null when there was none. */
  get first(): Cell | null {
    return this.#first;
  }

  /** Takes a row as a total, when it is one. `rows` are the participants above it. */
  takes(cells: readonly Cell[], rows: readonly number[]): boolean {
    if (this.#personal.some((column) => filledCell(cells, column) !== null)) return false;
    const first = cells.find((cell) => !isEmpty(cell));
    if (first === undefined) return false;
    if (!isTotalWord(first) && !this.#isSum(cells, rows)) return false;
    this.#count += 1;
    this.#first ??= first;
    this.#addUp(rows);
    for (const { part } of this.#sums) Object.assign(part, { sum: 0, count: 0 });
    return true;
  }

  /** Only rows without a number and a birth date can be a sum: what is above them is added up when there is one. */
  #addUp(rows: readonly number[]): void {
    for (; this.#added < rows.length; this.#added += 1) this.#add(this.#sheet.cells(rows[this.#added] ?? 0));
  }

  #add(cells: readonly Cell[]): void {
    for (const { place, all, part } of this.#sums) {
      const value = numberIn(cells, place);
      if (value === null) continue;
      all.sum += value;
      part.sum += value;
      all.count += 1;
      part.count += 1;
    }
  }

  problem(): Problem {
    const counted =
      this.#count === 1
        ? 'Deze rij is een totaalrij en is niet meegelezen.'
        : `Er staan ${wholeNumber(this.#count)} totaalrijen tussen de deelnemers; dit is de eerste. Ze zijn niet meegelezen.`;
    return warning('TOTAL_ROW', counted, 'U kunt de rij laten staan of verwijderen.');
  }

  #isSum(cells: readonly Cell[], rows: readonly number[]): boolean {
    if (this.#number !== null && filledCell(cells, this.#number) !== null) return false;
    this.#addUp(rows);
    return this.#sums.some(({ place, all, part }) => {
      const value = numberIn(cells, place);
      return value !== null && value !== 0 && (isMadeOf(value, all) || isMadeOf(value, part));
    });
  }
}

const isTotalWord = ({ kind, value }: Cell): boolean => kind === 'text' && totalWord.test(printable(String(value)));

function numberIn(cells: readonly Cell[], { column, description }: NumberPlace): number | null {
  const cell = filledCell(cells, column);
  const value = cell === null ? null : cellNumber(description, cell);
  return typeof value === 'number' ? value : null;
}

const isMadeOf = (value: number, { sum, count }: Running): boolean =>
  count >= fewestAdded && (Math.abs(value - sum) <= tolerance || Math.abs(value - sum / count) <= tolerance);
