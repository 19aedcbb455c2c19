import type { TimeGrid } from '#core/participant/time-grid.ts';

/** How pension is built in an average pay scheme. */
export interface AccrualRules {
  /** Yearly accrual, a fraction of the pension base. */
  readonly accrualRate: number;
  /** Indexation on each 1 January, a fraction. */
  readonly indexation: number;
}

/**
 * Fills the pension that is there at the start of months 0 up to and including `months`, EUR a year: what was accrued
 * at the valuation date and in the months before, raised on each 1 January, that of the month itself included. So
 * rights[m] = accrued0 (1+ix)^J(m) + sum over k < m of accrual x PG(k)/12 x (1+ix)^(J(m)-J(k)).
 */
export function fillRights(
  rights: Float64Array,
  accruedAtStart: number,
  base: Float64Array,
  { accrualRate, indexation }: AccrualRules,
  months: number,
  grid: TimeGrid,
): void {
  let level = accruedAtStart;
  rights[0] = level;
  for (let month = 1; month <= months; month++) {
    level += (accrualRate * base[month - 1]!) / 12;
    if (grid.januaries[month] !== grid.januaries[month - 1]) level *= 1 + indexation;
    rights[month] = level;
  }
}
