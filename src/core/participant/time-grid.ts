import { januariesAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import { type Periods, periodsOf } from '#core/participant/periods.ts';

/** The monthly grid on which everything is projected: month 0 starts on the valuation date (peildatum). */
export interface TimeGrid {
  /** The calendar month of month 0. */
  readonly start: YearMonth;
  /** T: months from month 0 to the transition date. Months m < T run under the current scheme. */
  readonly transition: number;
  /** Number of months that are projected; the tables below cover 0 up to and including `length`, or more. */
  readonly length: number;
  /** J(m): number of Januaries among months 1..m. */
  readonly januaries: Int32Array;
  /** The same months in spans in which no amount changes. */
  readonly periods: Periods;
}

/** The grid from valuation to transition and on for `length` months. */
export function timeGrid(valuation: YearMonth, transition: YearMonth, length: number): TimeGrid {
  const januaries = new Int32Array(length + 1);
  for (let month = 0; month <= length; month++) januaries[month] = januariesAfter(valuation, month);
  const untilTransition = monthsBetween(valuation, transition);
  const periods = periodsOf(januaries, untilTransition, length);
  return { start: valuation, transition: untilTransition, length, januaries, periods };
}

/** An amount that starts at 1 and rises on each 1 January by a fixed fraction: (1 + growth)^J(m), per period of the grid. */
export function januaryGrowth({ periods }: TimeGrid, growth: number): Float64Array {
  const level = new Float64Array(periods.count);
  let risen = 1;
  for (let period = 0; period < level.length; period++) {
    if (periods.isJanuary[period] === 1) risen *= 1 + growth;
    level[period] = risen;
  }
  return level;
}
