/**
 * Spans of months in which an amount changes for nobody: salary, offset and prices rise on 1 January, and years of cost
 * begin at T. So a period begins at month 0, at each January, at T and each whole number of years after it. Only what
 * depends on somebody's own age may change within one.
 */
export interface Periods {
  readonly count: number;
  /** First month of each period, and after the last the length of the grid. */
  readonly starts: Int32Array;
  /** 1 where the period begins with a January after month 0. */
  readonly isJanuary: Uint8Array;
  /** Whole years since T; -1 before it. */
  readonly year: Int32Array;
  /** The period in which each month lies. */
  readonly ofMonth: Int32Array;
}

/** The periods of a grid with these numbers of Januaries per month. */
export function periodsOf(januaries: Int32Array, transition: number, length: number): Periods {
  const isJanuary = (month: number): boolean => month > 0 && januaries[month] !== januaries[month - 1];
  const isNewYear = (month: number): boolean => month >= transition && (month - transition) % 12 === 0;
  const starts: number[] = [];
  const ofMonth = new Int32Array(length);
  for (let month = 0; month < length; month++) {
    if (month === 0 || isJanuary(month) || isNewYear(month)) starts.push(month);
    ofMonth[month] = starts.length - 1;
  }
  const year = Int32Array.from(starts, (month) => (month < transition ? -1 : Math.floor((month - transition) / 12)));
  return {
    count: starts.length,
    starts: Int32Array.from([...starts, length]),
    isJanuary: Uint8Array.from(starts, (month) => Number(isJanuary(month))),
    year,
    ofMonth,
  };
}

/** How many periods begin before a month. */
export const periodsBefore = ({ ofMonth }: Periods, month: number): number => (month > 0 ? ofMonth[month - 1]! + 1 : 0);
