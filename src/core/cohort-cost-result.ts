import type { PerShown } from '#core/result.ts';

/** What the employer pays for participants of the same ages at the transition. */
export interface CohortCost {
  /** Whole ages, both inclusive: the same cohorts, in the same order, as the outcomes per cohort. */
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
  /** Discounted employer cost over the horizon, weighted with being in service, at the practical premium, EUR. */
  readonly cost: PerShown<number>;
}

/** Risk premiums (death, disability) that the employer pays, of month T x 12, EUR a year. */
export interface RiskPremiums {
  readonly current: number;
  readonly next: number;
}
