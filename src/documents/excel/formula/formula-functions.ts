import {
  type CellValue,
  type Expression,
  type FormulaPlace,
  type Given,
  isArea,
  numberOf,
  valueOf,
  valuesOf,
  type Area,
} from '#documents/excel/formula/formula-value.ts';

/** The functions that the formulas of our own workbooks use; each means what it means in Excel and LibreOffice. */
export type FormulaFunction = (parts: readonly Expression[], source: FormulaPlace) => Given;

const part = (parts: readonly Expression[], index: number): Expression => {
  const found = parts[index];
  if (!found) throw new Error(`a function lacks its argument ${index + 1}`);
  return found;
};

const numberAt = (parts: readonly Expression[], index: number, source: FormulaPlace): number =>
  numberOf(part(parts, index)(source), source);

function areaAt(parts: readonly Expression[], index: number, source: FormulaPlace): Area {
  const given = part(parts, index)(source);
  if (!isArea(given)) throw new Error(`argument ${index + 1} of a function is no range`);
  return given;
}

/** Numbers of all arguments; texts and empty cells within ranges do not count. */
function numbers(parts: readonly Expression[], source: FormulaPlace): number[] {
  return parts.flatMap((one) => {
    const given = one(source);
    if (!isArea(given)) return [numberOf(given, source)];
    return [...valuesOf(given, source)].filter((value) => typeof value === 'number');
  });
}

const ofNumbers =
  (value: (...all: number[]) => number): FormulaFunction =>
  (parts, source) =>
    value(...numbers(parts, source));

/** A function of arguments that are single numbers. */
const ofOnes =
  (value: (...all: number[]) => number): FormulaFunction =>
  (parts, source) =>
    value(...parts.map((one) => numberOf(one(source), source)));

const millisecondsPerDay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);
const dateOf = (serial: number): Date => new Date(dayZero + serial * millisecondsPerDay);

/** The same day so many months later; only for days that every month has. */
function laterDay(serial: number, months: number): number {
  const date = dateOf(serial);
  const later = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate());
  return (later - dayZero) / millisecondsPerDay;
}

function indexed(parts: readonly Expression[], source: FormulaPlace): Area {
  const area = areaAt(parts, 0, source);
  const row = area.firstRow + numberAt(parts, 1, source) - 1;
  const column = area.firstColumn + (parts.length > 2 ? numberAt(parts, 2, source) : 1) - 1;
  if (row < area.firstRow || row > area.lastRow || column < area.firstColumn || column > area.lastColumn) {
    throw new Error(`${area.sheet}: row ${row}, column ${column} lies outside its range`);
  }
  return { ...area, firstRow: row, lastRow: row, firstColumn: column, lastColumn: column };
}

/** Texts are the same in upper and lower case, as everywhere in a spreadsheet. */
const plain = (value: CellValue): CellValue => (typeof value === 'string' ? value.toLowerCase() : value);

/** Place of the last value that is not above the one sought (type 1), or of the first that is the same (type 0). */
function matched(parts: readonly Expression[], source: FormulaPlace): number {
  const sought = plain(valueOf(part(parts, 0)(source), source));
  const values = [...valuesOf(areaAt(parts, 1, source), source)].map(plain);
  const isExact = numberAt(parts, 2, source) === 0;
  const place = isExact
    ? values.indexOf(sought)
    : values.findLastIndex((value) => typeof value === 'number' && value <= Number(sought));
  if (place === -1) throw new Error(`there is no place for ${String(sought)}`);
  return place + 1;
}

function summedWhere(parts: readonly Expression[], source: FormulaPlace): number {
  const sums = [...valuesOf(areaAt(parts, 0, source), source)];
  const keys = [...valuesOf(areaAt(parts, 1, source), source)];
  const sought = plain(valueOf(part(parts, 2)(source), source));
  return keys.reduce<number>((sum, key, index) => {
    const value = sums[index];
    return plain(key) === sought && typeof value === 'number' ? sum + value : sum;
  }, 0);
}

const truths = (parts: readonly Expression[], source: FormulaPlace): boolean[] =>
  parts.map((one) => numberOf(one(source), source) !== 0);

export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ['IF', (parts, source) => part(parts, numberAt(parts, 0, source) === 0 ? 2 : 1)(source)],
  ['AND', (parts, source) => truths(parts, source).every(Boolean)],
  ['OR', (parts, source) => truths(parts, source).some(Boolean)],
  ['MIN', ofNumbers(Math.min)],
  ['MAX', ofNumbers(Math.max)],
  ['SUM', ofNumbers((...all) => all.reduce((sum, one) => sum + one, 0))],
  ['ABS', ofOnes((value) => Math.abs(value ?? 0))],
  ['INT', ofOnes((value) => Math.floor(value ?? 0))],
  ['MOD', ofOnes((value = 0, divisor = 1) => value - divisor * Math.floor(value / divisor))],
  ['YEAR', ofOnes((serial) => dateOf(serial ?? 0).getUTCFullYear())],
  ['MONTH', ofOnes((serial) => dateOf(serial ?? 0).getUTCMonth() + 1)],
  ['EDATE', ofOnes((serial = 0, months = 0) => laterDay(serial, months))],
  ['LOWER', (parts, source) => String(valueOf(part(parts, 0)(source), source) ?? '').toLowerCase()],
  ['INDEX', indexed],
  ['MATCH', matched],
  ['SUMIFS', summedWhere],
]);
