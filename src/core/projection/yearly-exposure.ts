import type { LinearAmount } from '#core/projection/linear-amount.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/**
 * Sums over participants and months of one year since T (months T+12k .. T+12k+11), each month weighted with the
 * probability of being in service and, where so named, discounted to T: all that any cost of the new scheme depends
 * on besides its rates. Row k holds year k.
 */
export interface YearlyExposure {
  readonly years: number;
  readonly stepCount: number;
  /** Pension base / 12 per year and premium step, EUR. */
  readonly base: Float64Array;
  /** Part-time salary / 12 per year, EUR. */
  readonly salary: Float64Array;
  /** Price level / 12 per year: participants, each at the price level of the month. */
  readonly headcount: Float64Array;
}

/** An exposure without anybody in it. */
export function emptyExposure(years: number, stepCount: number): YearlyExposure {
  return {
    years,
    stepCount,
    base: new Float64Array(years * stepCount),
    salary: new Float64Array(years),
    headcount: new Float64Array(years),
  };
}

/**
 * Cost of the years `from` up to `until` as an amount linear in the premium rates: L_b = perPremium x the base in step
 * b; the rest does not depend on the rates.
 */
export function linearCost(exposure: YearlyExposure, rates: CostRates, from: number, until: number): LinearAmount {
  const perRate = new Float64Array(exposure.stepCount);
  let fixed = 0;
  for (let year = from; year < Math.min(until, exposure.years); year++) {
    const row = exposure.base.subarray(year * exposure.stepCount, (year + 1) * exposure.stepCount);
    for (let step = 0; step < row.length; step++) {
      perRate[step]! += rates.perPremium * row[step]!;
      fixed += rates.perBase * row[step]!;
    }
    fixed += rates.perSalary * exposure.salary[year]! + rates.perHead * exposure.headcount[year]!;
  }
  return { fixed, perRate };
}

/** Adds an exposure that starts so many years later, each of its years `weightOf` times. Both have the same steps. */
export function addExposure(
  total: YearlyExposure,
  part: YearlyExposure,
  shift: number,
  weightOf: (year: number) => number,
): void {
  const { stepCount } = part;
  for (let year = 0; year < part.years; year++) {
    const weight = weightOf(year);
    const from = year * stepCount;
    const to = (year + shift) * stepCount;
    for (let step = 0; step < stepCount; step++) total.base[to + step]! += weight * part.base[from + step]!;
    total.salary[shift + year]! += weight * part.salary[year]!;
    total.headcount[shift + year]! += weight * part.headcount[year]!;
  }
}
