import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type FormulaFunction, ofNumbers, ofOnes } from '#office/formula/function-parts.ts';
import { FormulaFault, type Item } from '#office/formula/formula-value.ts';
import { dayNumber, dayOfNumber } from '#office/sheet/day-number.ts';

const noDay = new FormulaFault('a number is no day');

function ofDay(serial: number, value: (day: PlainDate) => number): Item {
  const day = dayOfNumber(Math.floor(serial), false);
  return day ? value(day) : noDay;
}

/** Halves go away from zero. */
function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor;
}

/** The largest of many, or of none 0. */
function largest(all: readonly number[]): number {
  let most = all[0] ?? 0;
  for (const one of all) if (one > most) most = one;
  return most;
}

/** Functions of numbers and days. */
export const numberFunctions: readonly (readonly [string, FormulaFunction])[] = [
  ['MIN', ofNumbers((all) => -largest(all.map((one) => -one)))],
  ['MAX', ofNumbers(largest)],
  ['SUM', ofNumbers((all) => all.reduce((sum, one) => sum + one, 0))],
  ['SUMPRODUCT', ofNumbers((all) => all.reduce((sum, one) => sum + one, 0))],
  ['ABS', ofOnes((value = 0) => Math.abs(value))],
  ['INT', ofOnes((value = 0) => Math.floor(value))],
  ['ROUND', ofOnes((value = 0, places = 0) => rounded(value, places))],
  ['MOD', ofOnes((value = 0, divisor = 1) => value - divisor * Math.floor(value / divisor))],
  ['YEAR', ofOnes((serial = 0) => ofDay(serial, ({ year }) => year))],
  ['MONTH', ofOnes((serial = 0) => ofDay(serial, ({ month }) => month))],
  ['DAY', ofOnes((serial = 0) => ofDay(serial, ({ day }) => day))],
  ['DATE', ofOnes((year = 0, month = 0, day = 0) => dayNumber({ year, month, day }))],
  // The same day so many months later; only for days that every month has.
  [
    'EDATE',
    ofOnes((serial = 0, months = 0) => ofDay(serial, (day) => dayNumber({ ...day, month: day.month + months }))),
  ],
];
