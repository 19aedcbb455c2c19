import type { PlainDate } from '#core/calendar/plain-date.ts';
import {
  type Area,
  type CellValue,
  type Expression,
  type FormulaPlace,
  isArea,
  numberIn,
  textIn,
  valueOf,
  valuesOf,
} from '#office/formula/formula-value.ts';
import { dayNumber, dayOfNumber } from '#office/sheet/day-number.ts';

/** The arguments of a function in one place, each worked out when it is asked for. */
class Arguments {
  readonly #parts: readonly Expression[];
  readonly #place: FormulaPlace;

  constructor(parts: readonly Expression[], place: FormulaPlace) {
    this.#parts = parts;
    this.#place = place;
  }

  given(index: number): CellValue | Area {
    const part = this.#parts[index];
    if (!part) throw new Error(`a function lacks its argument ${index + 1}`);
    return part(this.#place);
  }

  has(index: number): boolean {
    return index < this.#parts.length;
  }

  value(index: number): CellValue {
    return valueOf(this.given(index), this.#place);
  }

  number(index: number): number {
    return numberIn(this.value(index));
  }

  area(index: number): Area {
    const given = this.given(index);
    if (!isArea(given)) throw new Error(`argument ${index + 1} of a function is no range`);
    return given;
  }

  /** All values of a range, row by row. */
  values(index: number): readonly CellValue[] {
    return valuesOf(this.area(index), this.#place);
  }

  /** All arguments as conditions: any number but 0 holds. */
  conditions(): readonly boolean[] {
    return this.#parts.map((_, index) => this.number(index) !== 0);
  }

  /** The numbers of all arguments; what is no number does not count among cells. */
  numbers(): readonly number[] {
    return this.#parts.flatMap((part) => {
      const given = part(this.#place);
      if (!isArea(given)) return [numberIn(given)];
      return valuesOf(given, this.#place).filter((value) => typeof value === 'number');
    });
  }
}

type FormulaFunction = (given: Arguments) => CellValue | Area;

function dayOf(serial: number): PlainDate {
  const day = dayOfNumber(Math.floor(serial), false);
  if (!day) throw new Error('a number is no day');
  return day;
}

/** The same day so many months later; only for days that every month has. */
const monthsLater = (day: PlainDate, months: number): number => dayNumber({ ...day, month: day.month + months });

/** The largest of many, or of none 0. */
const largest = (all: readonly number[]): number => all.reduce((most, one) => (one > most ? one : most), all[0] ?? 0);

/** One cell of a range; without a column that of the first. */
function indexed(given: Arguments): Area {
  const area = given.area(0);
  const row = area.firstRow + given.number(1) - 1;
  const column = area.firstColumn + (given.has(2) ? given.number(2) - 1 : 0);
  const isInside =
    row >= area.firstRow && row <= area.lastRow && column >= area.firstColumn && column <= area.lastColumn;
  if (!isInside) throw new Error('a place lies outside its range');
  return { sheet: area.sheet, firstRow: row, lastRow: row, firstColumn: column, lastColumn: column };
}

/** Texts are the same in upper and lower case, as everywhere in a spreadsheet. */
const plain = (value: CellValue): CellValue => (typeof value === 'string' ? value.toLowerCase() : value);

/** Place of the last number that is not above the one sought (type 1; the numbers rise), or of the first that is the same (type 0). */
function matched(given: Arguments): number {
  const [sought, values] = [plain(given.value(0)), given.values(1)];
  const place =
    given.number(2) === 0
      ? values.findIndex((value) => plain(value) === sought)
      : values.findLastIndex((value) => typeof value === 'number' && value <= Number(sought));
  if (place === -1) throw new Error('there is no place for what is sought');
  return place + 1;
}

function summedWhere(given: Arguments): number {
  const [sums, sought] = [given.values(0), plain(given.value(2))];
  return given.values(1).reduce<number>((sum, key, index) => {
    const value = sums[index];
    return plain(key) === sought && typeof value === 'number' ? sum + value : sum;
  }, 0);
}

/** The functions in formulas of our own workbooks; each means what it means in Excel and LibreOffice. */
const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  // Of the two ways only the one that is taken is worked out.
  ['IF', (given) => given.given(given.number(0) === 0 ? 2 : 1)],
  ['AND', (given) => given.conditions().every(Boolean)],
  ['OR', (given) => given.conditions().some(Boolean)],
  ['MIN', (given) => -largest(given.numbers().map((one) => -one))],
  ['MAX', (given) => largest(given.numbers())],
  ['SUM', (given) => given.numbers().reduce((sum, one) => sum + one, 0)],
  ['ABS', (given) => Math.abs(given.number(0))],
  ['INT', (given) => Math.floor(given.number(0))],
  ['MOD', (given) => given.number(0) - given.number(1) * Math.floor(given.number(0) / given.number(1))],
  ['YEAR', (given) => dayOf(given.number(0)).year],
  ['MONTH', (given) => dayOf(given.number(0)).month],
  ['EDATE', (given) => monthsLater(dayOf(given.number(0)), given.number(1))],
  ['LOWER', (given) => textIn(given.value(0)).toLowerCase()],
  ['INDEX', indexed],
  ['MATCH', matched],
  ['SUMIFS', summedWhere],
]);

/** A call of a function. Throws when there is none of this name. */
export function functionCall(name: string, parts: readonly Expression[]): Expression {
  const called = formulaFunctions.get(name);
  if (!called) throw new Error(`there is no function ${name}`);
  return (place) => called(new Arguments(parts, place));
}
