import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { PeriodWeights } from '#core/projection/period-weights.ts';

/** How pension is built in an average pay scheme. */
export interface AccrualRules {
  /** Yearly accrual, a fraction of the pension base. */
  readonly accrualRate: number;
  /** Indexation on each 1 January, a fraction. */
  readonly indexation: number;
}

/**
 * Pension that is there at the start of a month, EUR a year: what was accrued in month 0 and in the months since, raised
 * on each 1 January after that, that of the month itself included:
 * rights(m) = accrued0 (1+ix)^J(m) + sum over k < m of accrual x PG(k)/12 x (1+ix)^(J(m)-J(k)).
 */
export function rightsWeights({ accrualRate, indexation }: AccrualRules, grid: TimeGrid, month: number): PeriodWeights {
  const { starts } = grid.periods;
  const raised = (from: number): number => (1 + indexation) ** (grid.januaries[month]! - grid.januaries[from]!);
  const perBase = new Float64Array(periodsBefore(grid.periods, month));
  for (let period = 0; period < perBase.length; period++) {
    const [from, until] = [starts[period]!, Math.min(starts[period + 1]!, month)];
    perBase[period] = (accrualRate * (until - from) * raised(from)) / 12;
  }
  return { perStart: raised(0), perBase };
}

/** Whose rights are walked through, and from where. */
export interface WalkedRights {
  /** Pension that is there at the start of period `first`, EUR a year. */
  readonly accrued: number;
  readonly first: number;
  readonly base: Float64Array;
  /** First period in which nothing is accrued any more; left out: accrual goes on to its end. */
  readonly accruesUntil?: number;
}

/**
 * Walks through the Januaries of a participant up to the end of accrual: the pension that is there at each of them,
 * its raise included, of those who had `accrued` at the start of period `first`.
 */
export function walkRights(
  { accrualRate, indexation }: AccrualRules,
  { periods }: TimeGrid,
  { premiumMonthsInCurrent }: ProjectedParticipant,
  { accrued, first, base, accruesUntil = periods.count }: WalkedRights,
  atJanuary: (period: number, rights: number) => void,
): void {
  const { starts, isJanuary } = periods;
  let rights = accrued;
  for (let period = first; period < periods.count && starts[period]! < premiumMonthsInCurrent; period++) {
    if (isJanuary[period] === 1) {
      rights *= 1 + indexation;
      atJanuary(period, rights);
    }
    if (period >= accruesUntil) continue;
    const months = Math.min(starts[period + 1]!, premiumMonthsInCurrent) - starts[period]!;
    rights += (months * accrualRate * base[period]!) / 12;
  }
}
