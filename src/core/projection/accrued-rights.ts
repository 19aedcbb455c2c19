import type { TimeGrid } from '#core/participant/time-grid.ts';

/** How pension is built in an average pay scheme. */
export interface AccrualRules {
  /** Yearly accrual, a fraction of the pension base. */
  readonly accrualRate: number;
  /** Indexation on each 1 January, a fraction. */
  readonly indexation: number;
}

/** Months whose rights are wanted, both included. */
export interface MonthSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * Fills the pension that is there at the start of each month of a span, EUR a year: what was accrued at its first month
 * and in the months since, raised on each 1 January after that first month, that of the month itself included. From
 * month 0: rights[m] = accrued0 (1+ix)^J(m) + sum over k < m of accrual x PG(k)/12 x (1+ix)^(J(m)-J(k)).
 */
export function fillRights(
  rights: Float64Array,
  accruedAtFirst: number,
  base: Float64Array,
  { accrualRate, indexation }: AccrualRules,
  { from, until }: MonthSpan,
  grid: TimeGrid,
): void {
  let level = accruedAtFirst;
  rights[from] = level;
  for (let month = from + 1; month <= until; month++) {
    level += (accrualRate * base[month - 1]!) / 12;
    if (grid.januaries[month] !== grid.januaries[month - 1]) level *= 1 + indexation;
    rights[month] = level;
  }
}
