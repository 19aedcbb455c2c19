import { paidPartTime } from '#core/participant/projected-participant.ts';
import type { AgeGroup } from '#core/projection/age-groups.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { PaidExposure } from '#core/projection/paid-exposure.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { sumOf } from '#core/projection/running-sums.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** What the cost of the current scheme depends on, per year since T. */
export type PaidYears = Readonly<Record<keyof PaidExposure, Float64Array>>;

/** Years without anybody in them. */
export const emptyPaidYears = (years: number): PaidYears => ({
  premium: new Float64Array(years),
  boughtIndexation: new Float64Array(years),
  base: new Float64Array(years),
  salary: new Float64Array(years),
  riskByAge: new Float64Array(years),
  headcount: new Float64Array(years),
});

/**
 * Adds the months T <= m < N' of a group that was taken, as if nobody left, discounted to T and not. Pension base, salary and prices
 * are level within a period, so its months are a number of them, or a sum of discount factors; only the rate of the premium is
 * summed month by month, which everybody of an age shares.
 */
export function addPaidYears(
  paid: PaidYears,
  discounted: PaidYears,
  { current, grid: { periods, transition }, salary, priceLevel }: ParticipantProjection,
  weights: Pick<CostWeights, 'discount' | 'discountSums'>,
  group: AgeGroup,
): void {
  const [rates, discountedRates] = [current.paidRates(null)(group), current.paidRates(weights.discount)(group)];
  const bought = current.boughtIndexation(group);
  const [risk, discountedRisk] = [current.riskByAge(group, null), current.riskByAge(group, weights.discount)];
  const { premiumMonthsInCurrent: end, paidHeads, participant } = group;
  for (let period = periods.ofMonth[transition]!; period < periods.count && periods.starts[period]! < end; period++) {
    const from = periods.starts[period]!;
    const until = Math.min(periods.starts[period + 1]!, end);
    const year = periods.year[period]!;
    const discounts = sumOf(weights.discountSums, from - transition, until - transition);
    const base = current.base[period]! / 12;
    const paidSalary = (salary[period]! * paidPartTime(participant)) / 12;
    const prices = (paidHeads * priceLevel[period]!) / 12;
    paid.premium[year]! += rates[period]! * base;
    paid.boughtIndexation[year]! += bought[period]!;
    paid.base[year]! += (until - from) * base;
    paid.salary[year]! += (until - from) * paidSalary;
    paid.riskByAge[year]! += risk(from - transition, until - transition) * paidSalary;
    paid.headcount[year]! += (until - from) * prices;
    discounted.premium[year]! += discountedRates[period]! * base;
    discounted.boughtIndexation[year]! += weights.discount[from - transition]! * bought[period]!;
    discounted.base[year]! += discounts * base;
    discounted.salary[year]! += discounts * paidSalary;
    discounted.riskByAge[year]! += discountedRisk(from - transition, until - transition) * paidSalary;
    discounted.headcount[year]! += discounts * prices;
  }
}

/** Adds years of which only so large a part is still in service. */
export function addWeighted(total: PaidYears, part: PaidYears, inService: Float64Array): void {
  for (const name of paidParts) {
    const sums = total[name];
    const amounts = part[name];
    for (let year = 0; year < amounts.length; year++) sums[year]! += inService[year]! * amounts[year]!;
  }
}

const paidParts: readonly (keyof PaidExposure)[] = [
  'premium',
  'boughtIndexation',
  'base',
  'salary',
  'riskByAge',
  'headcount',
];

/** What is paid in one of the years. */
export const paidInYear = (
  { premium, boughtIndexation, base, salary, riskByAge, headcount }: PaidYears,
  year: number,
): PaidExposure => ({
  premium: premium[year] ?? 0,
  boughtIndexation: boughtIndexation[year] ?? 0,
  base: base[year] ?? 0,
  salary: salary[year] ?? 0,
  riskByAge: riskByAge[year] ?? 0,
  headcount: headcount[year] ?? 0,
});

/** Amounts per year at these rates. */
export const yearlyAmounts = (
  { premium, base, salary, riskByAge, boughtIndexation, headcount }: PaidYears,
  rates: CostRates,
): Float64Array =>
  premium.map(
    (amount, year) =>
      rates.perPremium * amount +
      rates.perBase * base[year]! +
      rates.perSalary * salary[year]! +
      rates.perRiskByAge * riskByAge[year]! +
      rates.perIndexation * boughtIndexation[year]! +
      rates.perHead * headcount[year]!,
  );
