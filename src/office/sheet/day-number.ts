import type { PlainDate } from '#core/calendar/plain-date.ts';

const msPerDay = 86_400_000;

/** Days from 1970-01-01 to a day of the calendar; also for days that do not exist (31 February rolls over). */
function epochDay(date: PlainDate): number {
  return Date.UTC(date.year, date.month - 1, date.day) / msPerDay;
}

const dayZero1900 = epochDay({ year: 1899, month: 12, day: 30 });
const lastDay = epochDay({ year: 9999, month: 12, day: 31 });
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
  const days = shifted + (date1904 ? dayZero1904 : dayZero1900);
  return days > lastDay ? null : dayOfEpoch(days);
}

/**
 * Calendar day of a number of days since 1970-01-01, by counting years from 1 March, so that the leap day comes last. Days from
 * there on have months in a fixed pattern of 153 days for five months.
 */
function dayOfEpoch(days: number): PlainDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
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
