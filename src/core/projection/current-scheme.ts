import type { Member } from '#core/participant/member.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';

/** One participant's months under the current scheme, for every month before its pension date; EUR a month but the base. */
export interface CurrentCourse {
  /** Total premium, without loading and risk premiums. */
  readonly premium: Float64Array;
  readonly employerCost: Float64Array;
  readonly employeeContribution: Float64Array;
  /** Pension base, EUR a year. */
  readonly base: Float64Array;
}

/**
 * What the calculation asks of the current scheme, whatever its kind. `course` holds one participant at a time
 * and read right after; the two pensions are those of the participant that was projected last.
 */
export interface CurrentScheme {
  readonly course: CurrentCourse;
  /** Projects a participant, whose full-time salary per month is given, to the scheme's pension date. */
  project(member: Member, salary: Float64Array): void;
  /** Pension when the scheme goes on, restated to the new pension age, EUR a year in today's money. */
  pension(member: Member, basis: PensionBasis): number;
  /** Pension under the new scheme from what was there in month 0 and came in before T, EUR a year in today's money. */
  carriedPension(member: Member, basis: PensionBasis): number;
}
