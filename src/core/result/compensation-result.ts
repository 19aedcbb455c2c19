/** Compensation per participant, in the order of `participants`. Rates are fractions of the pension base. */
export interface ParticipantCompensation {
  /**
   * What the own pension falls short, as capital at the pension date, EUR. Method `premiumDifference` asks for no
   * shortfall: 0.
   */
  readonly shortfall: Float64Array;
  /**
   * Diagnostic: the rate that would fill the own shortfall; 0 where the compensation period leaves nothing to pay in.
   * Method `premiumDifference`: the first year's compensation divided by that year's pension base.
   */
  readonly individualRate: Float64Array;
  /** The rate that is paid: that of the cohort, or the individual one (salary, and method `premiumDifference`). */
  readonly rate: Float64Array;
  /** First year since the transition, EUR: paid as pension premium, as salary (gross), and what both cost. */
  readonly firstYearPremium: Float64Array;
  readonly firstYearSalary: Float64Array;
  readonly firstYearCost: Float64Array;
}

/** Compensation of a cohort under one alternative. */
export interface CohortCompensation {
  /** The rate of the cohort, a fraction of the pension base; null where everybody has an own one. */
  readonly rate: number | null;
  /** Sums over the participants, EUR. */
  readonly shortfall: number;
  readonly firstYearCost: number;
  /** Over the whole period, weighted with being in service, not discounted. */
  readonly totalCost: number;
}

/** A cohort of compensation by age at the transition: as many years wide as the dossier asks. */
export interface CompensationCohort {
  /** Whole ages, both inclusive. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
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
}

/** Compensation under one alternative. */
export interface AlternativeCompensation {
  /** Every year until the last in which somebody is compensated. */
  readonly years: readonly CompensationYear[];
  /** Sum of the years. */
  readonly totalCost: number;
  /** Discounted over the horizon of the goal, as employer cost is: what comes on top of the alternative's cost. */
  readonly horizonCost: number;
  /** Discounted employer cost over the horizon, without and with compensation. */
  readonly costExcluding: number;
  readonly costIncluding: number;
  readonly participants: ParticipantCompensation;
  /** In the order of the `cohorts` of the compensation of the result. */
  readonly cohorts: readonly CohortCompensation[];
}

/** The highest flat premium whose discounted cost with compensation is not above that of the current scheme. */
export interface HighestFlat {
  readonly rate: number;
  /** Discounted over the horizon, EUR. */
  readonly costExcluding: number;
  readonly costIncluding: number;
}

/** Individual compensation of everybody in service at the transition: what does not depend on the alternative. */
export interface CompensationResult {
  readonly cohorts: readonly CompensationCohort[];
  /** Null when no premium of the grid fits. */
  readonly highestFlat: HighestFlat | null;
}
