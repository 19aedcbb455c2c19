import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { riskByAge } from '#core/projection/risk-by-age.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';

/** An amount of the participant projected last, EUR. */
export type AmountOf = (projected: ProjectedParticipant) => number;

/**
 * The current scheme, premium or average pay, as the calculation uses it. It holds one participant at a time; amounts are
 * those of the participant that was projected last.
 */
export interface CurrentScheme {
  /** Pension base per period, EUR a year. */
  readonly base: Float64Array;
  /** What follows from a month's premium, pension base, salary and prices: the employer's cost, and own contributions. */
  readonly rates: { readonly employer: CostRates; readonly employee: CostRates };
  /** Sums of the risk premium by age, a fraction of part-time salary. */
  readonly riskByAge: ReturnType<typeof riskByAge>;
  /** Projects a participant, whose full-time salary per period is given, to the end of its premium. */
  project(projected: ProjectedParticipant, salary: Float64Array): void;
  /** Who has the same number has the same weights: the same age in months, and sex where prices depend on it. */
  readonly sharedKey: (projected: ProjectedParticipant) => number;
  /**
   * Total premium a year per EUR of pension base, without loading and risk premiums, for each month up to the end of premium:
   * the premium of a month is premiumRates[m] x base / 12.
   */
  readonly premiumRates: (projected: ProjectedParticipant) => Float64Array;
  /**
   * Sums of premiumRates[m] x d(m-T) over the months T <= m < N' of each period, at these discount factors per month since T; null: of
   * the rates themselves.
   */
  readonly paidRates: (discounts: Float64Array | null) => (projected: ProjectedParticipant) => Float64Array;
  /** Pension when the scheme goes on, restated to the new pension age, EUR a year in today's money. */
  pension(basis: PensionBasis): AmountOf;
  /** Pension under the new scheme from what was there in month 0 and came in before T, EUR a year in today's money. */
  carriedPension(basis: PensionBasis): AmountOf;
  /** Value at T of the premiums: the sum over T <= m < N' of premium(m) x d(m-T), EUR, not weighted with being in service. */
  premiumValue(discounts: Float64Array): AmountOf;
  /**
   * What the employer pays to index pension at the first month of each period, EUR: the part of its cost that is no premium. All 0
   * where it buys none.
   */
  boughtIndexation(projected: ProjectedParticipant): Float64Array;
  /**
   * What the employer goes on paying beside the new scheme to index pension accrued before T, at the first month of each period up to the
   * end of premium in both, EUR. All 0 unless indexation is unconditional.
   */
  keptIndexation(projected: ProjectedParticipant): Float64Array;
  /**
   * Value at T of what the employer pays to index the pension that is accrued from T on, at these discount factors per
   * month since T, EUR; 0 where it buys none.
   */
  newIndexation(discounts: Float64Array): AmountOf;
  /** The same for the pension that was accrued before T. */
  accruedIndexation(discounts: Float64Array): AmountOf;
}
