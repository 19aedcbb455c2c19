import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';

/**
 * An amount of a participant under the current scheme that is a sum over months of the pension base times something that
 * depends on age alone (a premium rate, a return, a discount factor): amount = perStart x what was there in month 0 + the sum
 * over periods of perBase x pension base. The base is level within a period, so the months of one are added up
 * beforehand, once for all who share an age; this is the monthly sum in another order.
 */
export interface PeriodWeights {
  readonly perStart: number;
  /** Per EUR a year of pension base, for each period in which it counts. */
  readonly perBase: Float64Array;
}

/** The weights of a participant. */
export type WeightsOf = (projected: ProjectedParticipant) => PeriodWeights;

/** The amount of those who had `start` in month 0 and have these pension bases. */
export function weightedAmount({ perStart, perBase }: PeriodWeights, start: number, base: Float64Array): number {
  let amount = perStart * start;
  for (let period = 0; period < perBase.length; period++) amount += perBase[period]! * base[period]!;
  return amount;
}

/** The months whose premiums count. */
interface RatedMonths {
  /** Premium a year per EUR of pension base, per month. */
  readonly rates: Float64Array;
  readonly from: number;
  readonly until: number;
}

/** Sums per period of rates[m] x A(N-m) over months, times `factor`. */
export function accumulatedRates(
  { periods }: TimeGrid,
  { rates, from, until }: RatedMonths,
  accumulation: Float64Array,
  monthsToPension: number,
  factor: number,
): Float64Array {
  const sums = new Float64Array(periodsBefore(periods, until));
  for (let month = from; month < until; month++) {
    sums[periods.ofMonth[month]!]! += factor * rates[month]! * accumulation[monthsToPension - month]!;
  }
  return sums;
}

/** Sums per period of rates[m] x d(m-T) over months; null: of the rates themselves. */
export function discountedRates(
  { periods, transition }: TimeGrid,
  { rates, from, until }: RatedMonths,
  discounts: Float64Array | null,
): Float64Array {
  const sums = new Float64Array(periodsBefore(periods, until));
  for (let month = from; month < until; month++) {
    sums[periods.ofMonth[month]!]! +=
      discounts === null ? rates[month]! : rates[month]! * discounts[month - transition]!;
  }
  return sums;
}
