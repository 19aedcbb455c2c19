import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';

/** Compensation per participant, in the order of `participants`. Rates are fractions of the pension base. */
export interface ParticipantCompensation {
  /**
   * What the own pension falls short of the target, as capital at the pension date on the basis of compensation, EUR; 0 for
   * who is not entitled. With every method: what is paid is not always what fills it.
   */
  readonly shortfall: Float64Array;
  /**
   * Diagnostic: the rate that would fill the own shortfall (method `premiumDifference`: the own differences; paid as
   * salary as they fall, those of the first year), without a maximum. 0 where the period leaves nothing to pay in.
   */
  readonly individualRate: Float64Array;
  /** The rate that is paid; of a difference that is paid as it falls, what its first year amounts to. */
  readonly rate: Float64Array;
  /** First year since the transition, EUR: paid as pension premium, as salary (gross), and what both cost. */
  readonly firstYearPremium: Float64Array;
  readonly firstYearSalary: Float64Array;
  readonly firstYearCost: Float64Array;
  /** Expected pension that is bought by what is paid as premium, EUR a year in today's money. */
  readonly pensionFromPremium: Float64Array;
  /** Gross salary over the whole period, EUR, and the expected pension that it would have bought as premium. */
  readonly salary: Float64Array;
  readonly pensionFromSalary: Float64Array;
}

/** Compensation of a cohort under one alternative. Sums over the participants, EUR. */
export interface CohortCompensation {
  /** The rate of the cohort, a fraction of the pension base; null where everybody has an own one. */
  readonly rate: number | null;
  /** Capital at the pension date on the basis of compensation: what is missing, and what all that is paid becomes. */
  readonly shortfall: number;
  readonly accumulated: number;
  /** First year, not weighted. */
  readonly firstYearCost: number;
  /** Weighted with being in service: over the whole period, not discounted and discounted, and discounted over the horizon. */
  readonly totalCost: number;
  readonly presentCost: number;
  readonly horizonCost: number;
  /** Expected pension without compensation, and what compensation adds: see the participants. EUR a year. */
  readonly pension: number;
  readonly pensionFromPremium: number;
  readonly salary: number;
  readonly pensionFromSalary: number;
  /** On the basis of compensation: pension without it, and what all that is paid adds, premium and salary. EUR a year. */
  readonly pensionOnBasis: number;
  readonly addedOnBasis: number;
}

/** A cohort of compensation by age at the transition: as many years wide as the dossier asks. */
export interface CompensationCohort {
  /** Whole ages, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
  /** How many of them are of an age that is compensated. */
  readonly entitled: number;
  /** Expected pensions under the current scheme, EUR a year in today's money. */
  readonly currentPension: number;
  /** The same on the basis of compensation: what shortfalls are reckoned from. */
  readonly currentOnBasis: number;
}

/** Compensation of the closed group in months T+12k .. T+12k+11, weighted with being in service, not discounted, EUR. */
export interface CompensationYear {
  /** k, from 0. */
  readonly index: number;
  /** Calendar year of the first month. */
  readonly year: number;
  readonly premium: number;
  /** Gross salary, and the cost of premium and salary with its loading. */
  readonly salary: number;
  readonly cost: number;
  /** The cost discounted to the transition, month by month. */
  readonly presentCost: number;
}

/** Compensation under one alternative. */
export interface AlternativeCompensation {
  /** Every year until the last in which somebody is compensated. */
  readonly years: readonly CompensationYear[];
  /** Sum of the years. */
  readonly totalCost: number;
  /** The same discounted to the transition. */
  readonly presentCost: number;
  /** Discounted over the horizon of the goal, as employer cost is: what comes on top of the alternative's cost. */
  readonly horizonCost: number;
  /** Discounted employer cost over the horizon, with one-off costs where they count, without and with compensation. */
  readonly costExcluding: number;
  readonly costIncluding: number;
  /** What is paid, accumulated, divided by the sum of the shortfalls; null without shortfall. May be more than 1. */
  readonly filledFraction: number | null;
  readonly participants: ParticipantCompensation;
  /** In the order of the `cohorts` of the compensation of the result. */
  readonly cohorts: readonly CohortCompensation[];
}

/** Individual compensation of those in service at the transition: what does not depend on the alternative. */
export interface CompensationResult {
  /** On which returns shortfall, accumulation and price are calculated. */
  readonly basis: ProfitBasis;
  /** Rates are of the base of the new scheme, or with a reduced offset, as premium, of that on the full minimum offset. */
  readonly rateBase: 'newScheme' | 'fullOffset';
  readonly cohorts: readonly CompensationCohort[];
}
