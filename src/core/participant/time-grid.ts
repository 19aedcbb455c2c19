import { januariesAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';

/** The monthly grid on which everything is projected: month 0 starts on the valuation date (peildatum). */
export interface TimeGrid {
  /** The calendar month of month 0. */
  readonly start: YearMonth;
  /** T: months from month 0 to the transition date. Months m < T run under the current scheme. */
  readonly transition: number;
  /** Number of months that the tables below cover: 0 up to and including `length`. */
  readonly length: number;
  /** J(m): number of Januaries among months 1..m. */
  readonly januaries: Int32Array;
}

/** The grid from valuation to transition and on for `length` months. */
export function timeGrid(valuation: YearMonth, transition: YearMonth, length: number): TimeGrid {
  const januaries = new Int32Array(length + 1);
  for (let month = 0; month <= length; month++) januaries[month] = januariesAfter(valuation, month);
  return { start: valuation, transition: monthsBetween(valuation, transition), length, januaries };
}

/** An amount that starts at 1 and rises on each 1 January by a fixed fraction: (1 + growth)^J(m), per month of the grid. */
export function januaryGrowth({ januaries }: TimeGrid, growth: number): Float64Array {
  const levels = new Float64Array(januaries.length);
  let level = 1;
  levels[0] = level;
  for (let month = 1; month < levels.length; month++) {
    if (januaries[month] !== januaries[month - 1]) level = (1 + growth) ** januaries[month]!;
    levels[month] = level;
  }
  return levels;
}
