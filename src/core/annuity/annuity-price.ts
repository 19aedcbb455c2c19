import { monthlyAnnuityDue } from '#core/annuity/annuity-due.ts';
import { type Couples, couples } from '#core/annuity/couples.ts';
import type { MortalityBasis } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** What the price of a pension depends on besides age and year. */
export interface AnnuityBasis extends MortalityBasis {
  /** Yearly interest at which payments are discounted (omrekenrente), a fraction. */
  readonly interest: number;
  /** pp: partner pension after death as a fraction of the old-age pension. */
  readonly partnerFraction: number;
}

/** Price of EUR 1 yearly old-age pension with partner pension, in EUR, for a man, a woman, and the mean that is used. */
interface AnnuityPrice {
  readonly man: number;
  readonly woman: number;
  readonly mean: number;
}

/**
 * Price at the pension date of EUR 1 yearly old-age pension for life, paid monthly in advance, with partner pension for
 * the partner who outlives: the sum over months t of (1/12) v^(t/12) [p(t) + pp (1 - p(t)) q(t)], which is
 * ä_x + pp (ä_y - ä_xy). `age` is the whole age and `year` the calendar year at the pension date; both lives follow the
 * diagonal of the table from there. Gender neutral: the mean of man and woman. `lives`: couples on the same mortality.
 */
export function annuityPrice(
  { interest, partnerFraction, ...mortality }: AnnuityBasis,
  age: number,
  year: number,
  lives: Couples = couples(mortality),
): AnnuityPrice {
  const priceOf = (sex: TableSex): number => {
    const { own, partner, both } = lives(sex, age, year);
    const oldAge = monthlyAnnuityDue(own, interest);
    if (partnerFraction === 0) return oldAge;
    return oldAge + partnerFraction * (monthlyAnnuityDue(partner, interest) - monthlyAnnuityDue(both, interest));
  };
  const [man, woman] = [priceOf('M'), priceOf('V')];
  return { man, woman, mean: (man + woman) / 2 };
}

/** Prices on one basis, each worked out once: many participants share few pension ages and years. */
export function annuityPrices(
  basis: AnnuityBasis,
  lives: Couples = couples(basis),
): (age: number, year: number) => AnnuityPrice {
  const known = new Map<number, AnnuityPrice>();
  return (age, year) => {
    const key = 1000 * year + age;
    const price = known.get(key) ?? annuityPrice(basis, age, year, lives);
    known.set(key, price);
    return price;
  };
}
