import { jointSurvival, type MortalityBasis, monthlySurvival, type Survival } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** The partner is of the other sex, present with certainty; a man's is so many years younger, a woman's so much older. */
export const partnerAgeDifference = 3;

/**
 * What is paid on average in each month from the pension date per EUR 1 a month of old-age pension with a partner part pp:
 * p(t) + pp (1 - p(t)) q(t). It holds whatever the interest is, so that prices at several of them share it.
 */
export type ExpectedPayments = (partnerFraction: number, sex: TableSex, age: number, year: number) => Float64Array;

/** The payments on one basis of mortality, each life worked out once. */
export function expectedPayments(basis: MortalityBasis): ExpectedPayments {
  const known = new Map<string, Float64Array>();
  return (partnerFraction, sex, age, year) => {
    const key = `${partnerFraction} ${sex} ${age} ${year}`;
    const payments = known.get(key) ?? paymentsOf(basis, partnerFraction, sex, age, year);
    known.set(key, payments);
    return payments;
  };
}

function paymentsOf(
  basis: MortalityBasis,
  partnerFraction: number,
  sex: TableSex,
  age: number,
  year: number,
): Float64Array {
  const own = monthlySurvival(basis, sex, age, year);
  if (partnerFraction === 0) return own;
  const partner =
    sex === 'M'
      ? monthlySurvival(basis, 'V', age - partnerAgeDifference, year)
      : monthlySurvival(basis, 'M', age + partnerAgeDifference, year);
  const both = jointSurvival(own, partner);
  const payments = new Float64Array(Math.max(own.length, partner.length));
  const alive = (survival: Survival, month: number): number => survival[month] ?? 0;
  for (let month = 0; month < payments.length; month++) {
    payments[month] = alive(own, month) + partnerFraction * (alive(partner, month) - alive(both, month));
  }
  return payments;
}
