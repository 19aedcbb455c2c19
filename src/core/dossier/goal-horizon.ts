import type { GoalGroup, Horizon } from '#core/dossier/dossier.ts';

/** Years over which who enters later is followed. */
export const openGroupYears = 30;

/** The horizon over which cost is totalled: with who enters later at most the years in which they are followed. */
export function countedHorizon(horizon: Horizon, group: GoalGroup): Horizon {
  const isLonger = horizon.kind === 'pensionDate' || horizon.years > openGroupYears;
  return group === 'withEntrants' && isLonger ? { kind: 'years', years: openGroupYears } : horizon;
}
