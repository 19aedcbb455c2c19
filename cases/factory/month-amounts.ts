import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';

/**
 * What a scheme without risk premiums and cost per participant asks of the participant that it projected last, month by month:
 * the premium, and with its loading and the indexation that is bought the employer's cost.
 */
export function monthAmounts(scheme: CurrentScheme, projected: ProjectedParticipant, { periods }: TimeGrid) {
  const rates = scheme.premiumRates(projected);
  const bought = scheme.boughtIndexation(projected);
  const premium = (month: number): number => (rates[month]! * scheme.base[periods.ofMonth[month]!]!) / 12;
  const indexation = (month: number): number => {
    const period = periods.ofMonth[month]!;
    return periods.starts[period] === month ? bought[period]! : 0;
  };
  const cost = (month: number): number => scheme.rates.employer.perPremium * premium(month) + indexation(month);
  const months = Array.from({ length: projected.monthsInCurrent }, (_, month) => month);
  return { premium: months.map(premium), cost: months.map(cost) };
}
