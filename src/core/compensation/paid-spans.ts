import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { sharedByAge } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';

/**
 * The months in which somebody is compensated, from T on, in spans of which each month is paid the same: of one period, so that
 * pension bases are level, and with room for premium or without. Columns with one element per span.
 */
export interface PaidSpans {
  readonly period: Int32Array;
  /** Whole years since T. */
  readonly year: Int32Array;
  /** First month, and the month after the last one. */
  readonly from: Int32Array;
  readonly until: Int32Array;
  /** 1 where the law has room for compensation as premium. */
  readonly hasRoom: Uint8Array;
}

/** Where spans begin and end. */
export interface PaidSpanRules {
  /** First month in which somebody is no longer compensated. */
  readonly until: (projected: ProjectedParticipant) => number;
  /** First month without room. */
  readonly monthsWithRoom: number;
  /** Each month apart: what is paid differs by month. */
  readonly isMonthly: boolean;
}

/** The spans of each age. */
export function paidSpans(
  { periods, transition }: TimeGrid,
  { until, monthsWithRoom, isMonthly }: PaidSpanRules,
): (projected: ProjectedParticipant) => PaidSpans {
  const { ofMonth, year } = periods;
  return sharedByAge((projected) => {
    const end = until(projected);
    const from: number[] = [];
    for (let month = transition; month < end; month++) {
      const isFirst = month === transition || ofMonth[month] !== ofMonth[month - 1];
      if (isFirst || month === monthsWithRoom || isMonthly) from.push(month);
    }
    return {
      period: Int32Array.from(from, (month) => ofMonth[month]!),
      year: Int32Array.from(from, (month) => year[ofMonth[month]!]!),
      from: Int32Array.from(from),
      until: Int32Array.from([...from.slice(1), end].slice(0, from.length)),
      hasRoom: Uint8Array.from(from, (month) => Number(month < monthsWithRoom)),
    };
  });
}
