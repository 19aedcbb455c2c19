import type { Couples, CoupleSurvival } from '#core/annuity/couples.ts';
import type { SurvivalByYear } from '#core/annuity/survival.ts';

/** What pension is bought: the partner part after death, and the yearly rise in payment, as fractions. */
export interface AnnuityForm {
  readonly partnerFraction: number;
  readonly indexation: number;
}

/**
 * What is expected to be paid in each month from a pension date on per EUR 1 of yearly pension, for life, monthly in advance:
 * 1/12 (1 + ix)^(t/12) [p(t) + pp (1 - p(t)) q(t)], the mean of man and woman. The price of the pension is the sum of these times
 * the discount factor of each month.
 */
export function annuityWeights(
  lives: Couples,
  { partnerFraction, indexation }: AnnuityForm,
  age: number,
  year: number,
): Float64Array {
  const couples = [lives('M', age, year), lives('V', age, year)];
  const years = Math.max(...couples.map(({ own, partner }) => Math.max(own.alive.length, partner.alive.length)));
  const rise = (1 + indexation) ** (1 / 12);
  let level = 1;
  const weights = new Float64Array(12 * years);
  for (let month = 0; month < weights.length; month++) {
    const paid = couples.reduce((sum, couple) => sum + paidIn(couple, partnerFraction, month), 0);
    weights[month] = (level * paid) / 24;
    level *= rise;
  }
  return weights.subarray(0, weights.findLastIndex((weight) => weight > 0) + 1);
}

const paidIn = ({ own, partner, both }: CoupleSurvival, partnerFraction: number, month: number): number =>
  aliveIn(own, month) + partnerFraction * (aliveIn(partner, month) - aliveIn(both, month));

/** Probability of being alive so many months later. */
function aliveIn({ alive, monthly }: SurvivalByYear, month: number): number {
  const year = Math.floor(month / 12);
  return year < alive.length ? alive[year]! * monthly[year]! ** (month - 12 * year) : 0;
}
