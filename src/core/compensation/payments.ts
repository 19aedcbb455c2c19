import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensationBases } from '#core/compensation/compensation-bases.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { sharedByAge } from '#core/participant/shared-by.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';

/** Whether somebody of that own age at the transition, in whole years, is compensated: a cohort may be cut by it. */
export const isEntitled = ({ fromAge, untilAge }: CompensationRules, age: number): boolean =>
  age >= (fromAge ?? -Infinity) && age <= (untilAge ?? Infinity);

/** First age of the cohort of somebody of that age at the transition. */
export const cohortAt = ({ cohortYears }: CompensationRules, age: number): number =>
  Math.floor(age / cohortYears) * cohortYears;

/** Whether the difference of each month is paid as it falls, at no rate of its own. */
export const isPaidAsItFalls = ({ method, form }: CompensationRules): boolean =>
  method === 'premiumDifference' && form === 'salary';

/**
 * The months in which somebody is compensated, from T on, in spans of which each month is paid the same: of one period, so that
 * pension bases are level, and with room for premium or without. Columns with one element per span.
 */
interface PaidSpans {
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
interface PaidSpanRules {
  /** First month in which somebody is no longer compensated. */
  readonly until: (projected: ProjectedParticipant) => number;
  /** First month without room. */
  readonly monthsWithRoom: number;
  /** Each month apart: what is paid differs by month. */
  readonly isMonthly: boolean;
}

/** The spans of each age. */
function paidSpans(
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

/** Compensation of one participant at a time: the one that was projected last. */
export interface CompensationPayments {
  readonly bases: CompensationBases;
  readonly spans: (projected: ProjectedParticipant) => PaidSpans;
  /** Paid in each month of a span as pension premium, and as gross salary, EUR. */
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** Takes the participant that was projected. */
  prepare(projected: ProjectedParticipant): void;
  /** What the total premium of a month is lower at a flat premium than in the current scheme, never below 0, EUR. */
  difference(flat: number, month: number): number;
  /**
   * Pays beside a flat premium in the months from the transition. `rate` is the rate of compensation; a premium
   * difference as salary is paid as it falls, up to the highest rate.
   */
  pay(flat: number, rate: number): void;
}

/** Cost of compensation to the employer: salary costs its loading on top of itself. */
export const compensationCost = (premium: number, salary: number, { salaryLoading }: CompensationRules): number =>
  premium + salary * (1 + salaryLoading);

/**
 * Payments by the rules of compensation: what does not fit in the room of a month is paid as salary. `end`: the month after
 * the period; nobody is compensated past the own pension date.
 */
export function compensationPayments(
  rules: CompensationRules,
  projection: ParticipantProjection,
  bases: CompensationBases,
  end: number,
): CompensationPayments {
  const { grid, current, next } = projection;
  const { ofMonth } = grid.periods;
  const [premium, salary] = [new Float64Array(grid.length), new Float64Array(grid.length)];
  const isAsItFalls = isPaidAsItFalls(rules);
  const spans = paidSpans(grid, {
    until: ({ premiumMonthsInNext }) => Math.min(end, premiumMonthsInNext),
    monthsWithRoom: bases.monthsWithRoom,
    isMonthly: isAsItFalls,
  });
  const highest = rules.maximumRate ?? Infinity;
  let paid: PaidSpans | null = null;
  let currentRates: Float64Array = new Float64Array();
  let premiumMonthsInCurrent = 0;
  const difference = (flat: number, month: number): number => {
    const period = ofMonth[month]!;
    const yearly = month < premiumMonthsInCurrent ? currentRates[month]! * current.base[period]! : 0;
    return Math.max(0, (yearly - flat * next.base[period]!) / 12);
  };
  const asItFalls = (flat: number, month: number, base: number): number =>
    Math.min(difference(flat, month), highest === Infinity ? Infinity : highest * base);
  return {
    bases,
    spans,
    premium,
    salary,
    prepare(projected) {
      paid = spans(projected);
      currentRates = current.premiumRates(projected);
      ({ premiumMonthsInCurrent } = projected);
      bases.prepare(projected);
    },
    difference,
    pay(flat, rate) {
      const { period, from, hasRoom } = paid!;
      const room = bases.roomBeside(flat);
      for (let span = 0; span < period.length; span++) {
        const base = bases.base[period[span]!]! / 12;
        const due = isAsItFalls ? asItFalls(flat, from[span]!, base) : rate * base;
        const fits = hasRoom[span] === 1 ? (room * bases.roomBase[period[span]!]!) / 12 : 0;
        premium[span] = Math.min(due, fits);
        salary[span] = due - premium[span]!;
      }
    },
  };
}
