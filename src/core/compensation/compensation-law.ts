import type { YearMonth } from '#core/calendar/plain-date.ts';

/** The law of compensation as pension premium. Limits are fractions of the pension base, without administration cost. */
export interface CompensationLaw {
  /** Highest flat premium with compensation: 33%, less what the flat maximum is lower for a lower offset. */
  readonly flatLimit: number;
  /** Full minimum offset of the year of valuation, EUR a year: on that base compensation counts. */
  readonly fullOffset: number;
  /** Last calendar month in which there is room. */
  readonly lastMonth: YearMonth;
}
