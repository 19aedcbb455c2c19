import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { CurrentTrajectory } from '#core/projection/current-scheme.ts';
import type { NextTrajectory } from '#core/projection/next-scheme.ts';

/**
 * Value at T of the total premiums of the current scheme: sum over T <= m < N of premium(m) x d(m-T), EUR, not weighted
 * with being in service. Of the participant that the scheme projected last.
 */
export function currentPremiumValue(
  { premium }: CurrentTrajectory,
  { monthsInCurrent }: ProjectedParticipant,
  discounts: Float64Array,
  transition: number,
): number {
  let value = 0;
  for (let month = transition; month < monthsInCurrent; month++)
    value += premium[month]! * discounts[month - transition]!;
  return value;
}

/** The same of the new scheme, per 1.00 of premium rate in each step, on its own pension base: added to `perRate`. */
export function addPremiumValue(
  perRate: Float64Array,
  { base, step }: NextTrajectory,
  { monthsInNext }: ProjectedParticipant,
  discounts: Float64Array,
  transition: number,
): void {
  for (let month = transition; month < monthsInNext; month++) {
    perRate[step[month]!]! += (base[month]! * discounts[month - transition]!) / 12;
  }
}
