import type { CurrentTrajectory } from '#core/projection/current-scheme.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** A trajectory of so many months, all zero. */
export function emptyTrajectory(months: number): CurrentTrajectory {
  return {
    premium: new Float64Array(months),
    employerCost: new Float64Array(months),
    employeeContribution: new Float64Array(months),
    boughtIndexation: new Float64Array(months),
    base: new Float64Array(months),
  };
}

/** Per month: the premium itself; pension base and full-time salary, EUR a year; the price level since month 0. */
export interface MonthAmounts {
  readonly premium: Float64Array;
  readonly base: Float64Array;
  readonly salary: Float64Array;
  readonly priceLevel: Float64Array;
}

/** Fills what is paid in each of the first `months` months at these rates. */
export function fillCost(
  target: Float64Array,
  rates: CostRates,
  { premium, base, salary, priceLevel }: MonthAmounts,
  partTime: number,
  months: number,
): void {
  const perSalary = rates.perSalary * partTime;
  for (let month = 0; month < months; month++) {
    const yearly = rates.perBase * base[month]! + perSalary * salary[month]! + rates.perHead * priceLevel[month]!;
    target[month] = rates.perPremium * premium[month]! + yearly / 12;
  }
}
