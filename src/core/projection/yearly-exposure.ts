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
  /** Risk premium by age per year, EUR; all 0 where the scheme has none. */
  readonly riskByAge: Float64Array;
  /** What goes on being paid to index pension accrued before T, per year, EUR: see `keptIndexation`. */
  readonly keptIndexation: Float64Array;
  /** Price level / 12 per year: participants, each at the price level of the month. */
  readonly headcount: Float64Array;
  /** Own contributions whose rate changes over time; null where they keep one rate. */
  readonly stepped: SteppedExposure | null;
}

/** The sum of the rate of own contributions in each month x what that rate is of. One of the two is 0. */
interface SteppedExposure {
  /** Of the premium: per 1.00 of premium rate, per year and premium step. */
  readonly perRate: Float64Array;
  /** Of pension base or salary: per year, EUR. */
  readonly fixed: Float64Array;
}

/** An exposure without anybody in it. `isStepped`: whether own contributions change over time. */
export function emptyExposure(years: number, stepCount: number, isStepped: boolean): YearlyExposure {
  return {
    years,
    stepCount,
    base: new Float64Array(years * stepCount),
    salary: new Float64Array(years),
    riskByAge: new Float64Array(years),
    keptIndexation: new Float64Array(years),
    headcount: new Float64Array(years),
    stepped: isStepped ? { perRate: new Float64Array(years * stepCount), fixed: new Float64Array(years) } : null,
  };
}

/**
 * Cost of the years `from` up to `until` as an amount linear in the premium rates: L_b = perPremium x the base in step
 * b; the rest does not depend on the rates. Where the premium is shared above a rate, the amount bends there by part x base.
 */
export function linearCost(exposure: YearlyExposure, rates: CostRates, from: number, until: number): LinearAmount {
  const { stepCount, stepped } = exposure;
  const perRate = new Float64Array(stepCount);
  const bases = new Float64Array(stepCount);
  let fixed = 0;
  for (let year = from; year < Math.min(until, exposure.years); year++) {
    for (let step = 0; step < stepCount; step++) {
      const base = exposure.base[year * stepCount + step]!;
      bases[step]! += base;
      perRate[step]! += rates.perPremium * base;
      fixed += rates.perBase * base;
      if (stepped) perRate[step]! += rates.perStepped * stepped.perRate[year * stepCount + step]!;
    }
    fixed += rates.perSalary * exposure.salary[year]! + rates.perRiskByAge * exposure.riskByAge[year]!;
    fixed += rates.perHead * exposure.headcount[year]! + rates.perIndexation * exposure.keptIndexation[year]!;
    if (stepped) fixed += rates.perStepped * stepped.fixed[year]!;
  }
  const { shared } = rates;
  if (!shared) return { fixed, perRate };
  return { fixed, perRate, bend: { above: shared.above, perRate: bases.map((base) => shared.part * base) } };
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
    total.riskByAge[shift + year]! += weight * part.riskByAge[year]!;
    total.keptIndexation[shift + year]! += weight * part.keptIndexation[year]!;
    total.salary[shift + year]! += weight * part.salary[year]!;
    total.headcount[shift + year]! += weight * part.headcount[year]!;
    if (!total.stepped || !part.stepped) continue;
    for (let step = 0; step < stepCount; step++) {
      total.stepped.perRate[to + step]! += weight * part.stepped.perRate[from + step]!;
    }
    total.stepped.fixed[shift + year]! += weight * part.stepped.fixed[year]!;
  }
}
