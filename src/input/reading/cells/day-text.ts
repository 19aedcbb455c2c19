import { compareDays } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { isCalendarDay } from '#office/sheet/day-number.ts';

/** Names of months as Dutch and English write them, shortened or in full; a point behind them is left out. */
const names: readonly (readonly string[])[] = [
  ['jan', 'januari', 'january'],
  ['feb', 'februari', 'february'],
  ['mrt', 'maart', 'mar', 'march'],
  ['apr', 'april'],
  ['mei', 'may'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'augustus', 'august'],
  ['sep', 'sept', 'september'],
  ['okt', 'oktober', 'oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
];

const numbers = new Map(names.flatMap((month, index) => month.map((name) => [name, index + 1] as const)));

/** The number of a month by its name; null for any other word. */
export const monthNumber = (name: string): number | null => numbers.get(name.toLowerCase()) ?? null;

/**
 * Why a text is no day: `none` when it is no date at all, `impossible` for 31-02-2020, `monthFirst` for 05/17/1980,
 * `twoCenturies` for a year of two digits that can be of this century and of the last.
 */
export type NoDay = 'none' | 'impossible' | 'monthFirst' | 'twoCenturies';

/** What the field or column takes; it tells of which century a year of two digits is. */
interface DayLimits {
  readonly minimum: PlainDate;
  readonly maximum: PlainDate;
}

interface Parts {
  readonly day: number;
  readonly month: number;
  /** As written: with two digits or four. */
  readonly year: string;
}

/** No date is longer; a longer text is not looked at. */
const longest = 40;

/**
 * Systems write a day as a moment. Before noon it has one meaning; later it can be the next day, moved to another time zone: then it
 * is no day.
 */
const morning = /(?:T|\s+)(?:0?\d|1[01]):\d\d(?::\d\d(?:\.\d+)?)?Z?$/;

const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const eightDigits = /^((?:19|20)\d{2}|9999)(0[1-9]|1[0-2])(\d{2})$/;
/** Eight digits that begin with no year and month. */
const eightDayFirst = /^(\d{2})(\d{2})(\d{4})$/;
const named = /^(\d{1,2})[-/. ]+([a-z]+)[-/., ]+(\d{4}|\d{2})$/i;
const namedFirst = /^([a-z]+)[. ]+(\d{1,2}),? +(\d{4})$/i;

function partsOf(text: string): Parts | null {
  const [, day, month, year] = dayFirst.exec(text) ?? [];
  if (year !== undefined) return { day: Number(day), month: Number(month), year };
  const [, first, second, third] = yearFirst.exec(text) ?? eightDigits.exec(text) ?? [];
  if (first !== undefined) return { day: Number(third), month: Number(second), year: first };
  const [, digitDay, digitMonth, digitYear] = eightDayFirst.exec(text) ?? [];
  if (digitYear !== undefined) return { day: Number(digitDay), month: Number(digitMonth), year: digitYear };
  const [, namedDay, name = '', namedYear] = named.exec(text) ?? [];
  if (namedYear !== undefined) return withName(Number(namedDay), name, namedYear);
  const [, english = '', englishDay, englishYear] = namedFirst.exec(text) ?? [];
  return englishYear === undefined ? null : withName(Number(englishDay), english, englishYear);
}

function withName(day: number, name: string, year: string): Parts | null {
  const month = monthNumber(name);
  return month === null ? null : { day, month, year };
}

const isWithin = (day: PlainDate, { minimum, maximum }: DayLimits): boolean =>
  compareDays(day, minimum) >= 0 && compareDays(day, maximum) <= 0;

/** Of the two centuries the one in which the day is allowed; where neither is, this one: the limit is then reported. */
function inItsCentury({ day, month, year }: Parts, limits: DayLimits): PlainDate | NoDay {
  const candidates = [1900, 2000]
    .map((century) => ({ year: century + Number(year), month, day }))
    .filter(isCalendarDay);
  const allowed = candidates.filter((candidate) => isWithin(candidate, limits));
  if (allowed.length > 1) return 'twoCenturies';
  return allowed[0] ?? candidates.at(-1) ?? 'impossible';
}

/** The day in a text, in the notations that have one meaning; otherwise why it is none. */
export function dayText(text: string, limits: DayLimits): PlainDate | NoDay {
  if (text.length > longest) return 'none';
  const parts = partsOf(text.trim().replace(morning, ''));
  if (parts === null) return 'none';
  const { day, month, year } = parts;
  if (month > 12 && month <= 31 && day <= 12) return 'monthFirst';
  if (year.length === 2) return inItsCentury(parts, limits);
  const date = { year: Number(year), month, day };
  return isCalendarDay(date) ? date : 'impossible';
}
