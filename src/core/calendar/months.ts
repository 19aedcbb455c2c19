import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';

/** Whole calendar months from one month to another; negative when the second comes first. Days do not count. */
export function monthsBetween(from: YearMonth, to: YearMonth): number {
  return 12 * (to.year - from.year) + to.month - from.month;
}

/** The calendar month so many months later (earlier when `months` is negative). */
export function monthAfter(start: YearMonth, months: number): YearMonth {
  const index = 12 * start.year + start.month - 1 + months;
  const year = Math.floor(index / 12);
  return { year, month: index - 12 * year + 1 };
}

/** The first day of a month, used where a day is needed. */
export function firstDayOf(month: YearMonth): PlainDate {
  return { year: month.year, month: month.month, day: 1 };
}

/** The last day of a month. */
export function lastDayOf({ year, month }: YearMonth): PlainDate {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const day = month === 2 ? (isLeapYear ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return { year, month, day };
}

/** The same day so many months earlier; the last day of a shorter month. */
export function dayMonthsBefore(date: PlainDate, months: number): PlainDate {
  const last = lastDayOf(monthAfter(date, -months));
  return date.day < last.day ? { ...last, day: date.day } : last;
}

/** The day before. */
export const dayBefore = (date: PlainDate): PlainDate =>
  date.day > 1 ? { ...date, day: date.day - 1 } : lastDayOf(monthAfter(date, -1));

/** The day after. */
export const dayAfter = (date: PlainDate): PlainDate =>
  date.day < lastDayOf(date).day ? { ...date, day: date.day + 1 } : firstDayOf(monthAfter(date, 1));

/** J: the number of Januaries among months 1..`months` after the starting month (month 0 itself does not count). */
export function januariesAfter(start: YearMonth, months: number): number {
  return Math.floor((start.month - 1 + months) / 12);
}
