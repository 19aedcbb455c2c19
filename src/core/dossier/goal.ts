import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';

/** The horizon over which employer cost is totalled. */
export type Horizon = { readonly kind: 'years'; readonly years: number } | { readonly kind: 'pensionDate' };

/**
 * What the profit-neutral answers keep equal (doel_maat): the sum of the pensions, the mean ratio of new to current
 * pension, or, from a premium scheme only, the value of the premiums.
 */
export type ProfitMeasure = 'totalPension' | 'averagePerParticipant' | 'premiumValue';

/** Whose cost the budget-neutral answers keep equal (doel_groep): of the participants, or of those hired later too. */
export type GoalGroup = 'existing' | 'withEntrants';

/** What is to be kept equal, and how. */
export interface Goal {
  readonly horizon: Horizon;
  readonly measure: ProfitMeasure;
  readonly profitBasis: ProfitBasis;
  readonly group: GoalGroup;
  /** Whether answers are held under the fiscal maxima (fiscale_begrenzing). */
  readonly fiscalCaps: boolean;
  /** Step to which practical premiums are rounded, as a fraction (0.001 = 0.1 percentage point). */
  readonly rounding: number;
}

/** Years over which later entrants are followed. */
export const openGroupYears = 30;

/** The horizon over which cost is totalled: with later entrants at most the years over which they are followed. */
export function countedHorizon(horizon: Horizon, group: GoalGroup): Horizon {
  const isLonger = horizon.kind === 'pensionDate' || horizon.years > openGroupYears;
  return group === 'withEntrants' && isLonger ? { kind: 'years', years: openGroupYears } : horizon;
}
