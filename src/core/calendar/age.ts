import { monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';

/** Age in months on the first of a month. A birthday counts as the first of the birth month: the day does not count. */
export function ageInMonths(born: YearMonth, at: YearMonth): number {
  return monthsBetween(born, at);
}

/** Whole years of an age in months. */
export function wholeYears(months: number): number {
  return Math.floor(months / 12);
}
