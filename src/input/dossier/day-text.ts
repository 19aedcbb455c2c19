import type { PlainDate } from '#core/calendar/plain-date.ts';
import { isCalendarDay } from '#office/sheet/day-number.ts';

const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;
/** As strict workbooks store days; a time of midnight belongs to the notation. */
const international = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/** The day in a text as dd-mm-jjjj or jjjj-mm-dd; `none` when it is no such text, `impossible` for 31-02-2020. */
export function dayText(text: string): PlainDate | 'none' | 'impossible' {
  const bare = text.trim();
  const [, day, month, year] = dutch.exec(bare) ?? [];
  const [, isoYear, isoMonth, isoDay] = international.exec(bare) ?? [];
  if (year === undefined && isoYear === undefined) return 'none';
  const date = { year: Number(year ?? isoYear), month: Number(month ?? isoMonth), day: Number(day ?? isoDay) };
  return isCalendarDay(date) ? date : 'impossible';
}
