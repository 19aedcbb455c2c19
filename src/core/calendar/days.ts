import type { PlainDate } from '#core/calendar/plain-date.ts';

/** Negative when the first day comes before the second, zero when they are the same, positive otherwise. */
export function compareDays(first: PlainDate, second: PlainDate): number {
  return first.year - second.year || first.month - second.month || first.day - second.day;
}

/** A day as text in international notation (2026-01-31): for messages and names, not for readers. */
export function isoDay(day: PlainDate): string {
  return `${String(day.year).padStart(4, '0')}-${twoDigits(day.month)}-${twoDigits(day.day)}`;
}

/** The day meant by a text in international notation (2026-01-31). Throws a RangeError for any other text. */
export function dayOf(iso: string): PlainDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  if (year === undefined) throw new RangeError(`Not a day: ${iso}`);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
