import { annuityDue } from '#core/annuity/annuity-due.ts';
import { jointSurvival, type MortalityBasis, monthlySurvival } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** What the price of a pension depends on besides age and year. */
export interface AnnuityBasis extends MortalityBasis {
  /** Yearly interest at which payments are discounted (omrekenrente), a fraction. */
  readonly interest: number;
  /** pp: partner pension after death as a fraction of the old-age pension. */
  readonly partnerFraction: number;
}

/** Price of EUR 1 yearly old-age pension with partner pension, in EUR, for a man, a woman, and the mean that is used. */
export interface AnnuityPrice {
  readonly man: number;
  readonly woman: number;
  readonly mean: number;
}

/** The partner is of the other sex, present with certainty; a man's is so many years younger, a woman's so much older. */
export const partnerAgeDifference = 3;

/**
 * Price at the pension date of EUR 1 yearly old-age pension for life, paid monthly in advance, with partner pension for
 * the partner who outlives: the sum over months t of (1/12) v^(t/12) [p(t) + pp (1 - p(t)) q(t)], which is
 * ä_x + pp (ä_y - ä_xy). `age` is the whole age and `year` the calendar year at the pension date; both lives follow the
 * diagonal of the table from there. Gender neutral: the mean of man and woman.
 */
export function annuityPrice(basis: AnnuityBasis, age: number, year: number): AnnuityPrice {
  const man = priceOf(basis, 'M', age, year);
  const woman = priceOf(basis, 'V', age, year);
  return { man, woman, mean: (man + woman) / 2 };
}

/** Prices on one basis, each worked out once: many participants share few pension ages and years. */
export function annuityPrices(basis: AnnuityBasis): (age: number, year: number) => AnnuityPrice {
  const known = new Map<string, AnnuityPrice>();
  return (age, year) => {
    const key = `${age} ${year}`;
    const price = known.get(key) ?? annuityPrice(basis, age, year);
    known.set(key, price);
    return price;
  };
}

function priceOf(basis: AnnuityBasis, sex: TableSex, age: number, year: number): number {
  const own = monthlySurvival(basis, sex, age, year);
  const oldAge = annuityDue(own, basis.interest, 12);
  if (basis.partnerFraction === 0) return oldAge;
  const partner =
    sex === 'M'
      ? monthlySurvival(basis, 'V', age - partnerAgeDifference, year)
      : monthlySurvival(basis, 'M', age + partnerAgeDifference, year);
  const both = jointSurvival(own, partner);
  const afterDeath = annuityDue(partner, basis.interest, 12) - annuityDue(both, basis.interest, 12);
  return oldAge + basis.partnerFraction * afterDeath;
}
