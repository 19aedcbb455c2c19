import type { PlainDate } from '#core/calendar/plain-date.ts';

const msPerDay = 86_400_000;

/** Days from 1970-01-01 to a day of the calendar; also for days that do not exist (31 February rolls over). */
function epochDay(date: PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / msPerDay;
}

const dayZero1900 = epochDay({ year: 1899, month: 12, day: 30 });
const dayZero1904 = epochDay({ year: 1904, month: 1, day: 1 });

/** The number by which Excel knows a day from 1 March 1900 on, in the 1900 system. */
export const dayNumber = (date: PlainDate): number => epochDay(date) - dayZero1900;

/**
 * The day that Excel shows for a number; null for a time without a day, for day 60 of the 1900 system (29 February 1900,
 * which did not exist) and outside the years 1900 to 9999.
 */
export function dayOfNumber(value: number, date1904: boolean): PlainDate | null {
  const whole = Math.floor(value);
  if (whole !== value || (date1904 ? whole < 0 : whole < 1 || whole === 60)) return null;
  const shifted = !date1904 && whole < 60 ? whole + 1 : whole;
  const date = new Date((shifted + (date1904 ? dayZero1904 : dayZero1900)) * msPerDay);
  const year = date.getUTCFullYear();
  if (Number.isNaN(year) || year > 9999) return null;
  return { year, month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whether the day exists in the calendar. */
export function isCalendarDay(date: PlainDate): boolean {
  const found = new Date(epochDay(date) * msPerDay);
  return (
    date.year >= 1900 &&
    found.getUTCFullYear() === date.year &&
    found.getUTCMonth() + 1 === date.month &&
    found.getUTCDate() === date.day
  );
}
