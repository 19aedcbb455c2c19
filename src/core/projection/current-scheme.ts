import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';

/** A participant's trajectory under the current scheme, month by month up to its pension date; EUR a month but the base. */
export interface CurrentTrajectory {
  /** Total premium, without loading and risk premiums. */
  readonly premium: Float64Array;
  readonly employerCost: Float64Array;
  readonly employeeContribution: Float64Array;
  /** The part of the employer's cost that buys indexation at the tariff. */
  readonly boughtIndexation: Float64Array;
  /** Pension base, EUR a year. */
  readonly base: Float64Array;
}

/**
 * The current scheme, premium or average pay, as the calculation uses it. `trajectory` holds one participant at a time and
 * is read before the next is projected; the amounts are those of the participant that was projected last.
 */
export interface CurrentScheme {
  readonly trajectory: CurrentTrajectory;
  /** Projects a participant, whose full-time salary per month is given, to the scheme's pension date. */
  project(projected: ProjectedParticipant, salary: Float64Array): void;
  /** Pension when the scheme goes on, restated to the new pension age, EUR a year in today's money. */
  pension(projected: ProjectedParticipant, basis: PensionBasis): number;
  /** Pension under the new scheme from what was there in month 0 and came in before T, EUR a year in today's money. */
  carriedPension(projected: ProjectedParticipant, basis: PensionBasis): number;
  /**
   * Value at T of what the employer pays to index the pension that is accrued from T on, at these discount factors per
   * month since T, EUR; 0 where it buys none.
   */
  newIndexation(projected: ProjectedParticipant, discounts: Float64Array): number;
}
