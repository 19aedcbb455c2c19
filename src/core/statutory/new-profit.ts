import { dotProduct } from '#core/projection/linear-amount.ts';
import { runningSums, sumOf } from '#core/projection/running-sums.ts';
import { type StatutoryProjection, paidCompensation } from '#core/statutory/statutory-projection.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';

/** Value at the transition of the premiums of the person projected last beside each alternative, compensation included, EUR. */
export type NewPremiumsOf = (person: ProjectedParticipant) => Float64Array;

/**
 * Gross profit of the alternatives: the sum over T <= m < N' of total premium(m) x d(m-T), with compensation that is paid as
 * premium. It is linear in the premium rates: one dot product per alternative.
 */
export function newPremiums(projection: StatutoryProjection): NewPremiumsOf {
  const { grid, steps, alternatives, next, compensationBase, discounts, compensationUntil } = projection;
  const { transition, periods } = grid;
  const perRate = new Float64Array(steps.count);
  const add = next.premiumValue(discounts);
  const sums = runningSums(discounts);
  const valueOf = (base: Float64Array, until: number): number => {
    let value = 0;
    for (let period = periods.ofMonth[transition]!; periods.starts[period]! < until; period++) {
      const from = periods.starts[period]!;
      const to = Math.min(periods.starts[period + 1]!, until);
      value += (base[period]! * sumOf(sums, from - transition, to - transition)) / 12;
    }
    return value;
  };
  return (person) => {
    add(perRate.fill(0), person);
    const until = compensationUntil(person);
    const usual = valueOf(compensationBase, until);
    return Float64Array.from(alternatives, (alternative) => {
      const { rate, base } = paidCompensation(projection, alternative, person);
      const compensation = base === compensationBase ? usual : valueOf(base, until);
      return dotProduct(perRate, alternative.rates) + rate * compensation;
    });
  };
}
