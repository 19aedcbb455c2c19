import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { LinearAmount } from '#core/projection/linear-amount.ts';

/** What is kept of each participant, in the order of the dossier; one element per participant. Expected basis. */
export interface People {
  readonly participants: readonly ProjectedParticipant[];
  readonly stepCount: number;
  /** Pension base and part-time salary in month T, EUR a year; premium step in month T (new scheme). */
  readonly base: Float64Array;
  readonly salary: Float64Array;
  readonly step: Uint8Array;
  /** Premium of month T x 12 under the current scheme, EUR. */
  readonly currentPremium: Float64Array;
  /** Own contribution of month T x 12 under the current scheme, EUR. */
  readonly currentContribution: Float64Array;
  /** Pensions, EUR a year in today's money: current scheme, and new scheme apart from premiums since T. */
  readonly currentPension: Float64Array;
  readonly carriedPension: Float64Array;
  /** K_b: element i x stepCount + b. */
  readonly pensionPerRate: Float64Array;
}

/** Columns for these participants, still zero. */
export function emptyPeople(participants: readonly ProjectedParticipant[], stepCount: number): People {
  const count = participants.length;
  return {
    participants,
    stepCount,
    base: new Float64Array(count),
    salary: new Float64Array(count),
    step: new Uint8Array(count),
    currentPremium: new Float64Array(count),
    currentContribution: new Float64Array(count),
    currentPension: new Float64Array(count),
    carriedPension: new Float64Array(count),
    pensionPerRate: new Float64Array(count * stepCount),
  };
}

/** Pension of one participant under the new scheme as an amount linear in the rates. */
export function pensionOf(people: People, index: number): LinearAmount {
  const perRate = people.pensionPerRate.subarray(index * people.stepCount, (index + 1) * people.stepCount);
  return { fixed: people.carriedPension[index]!, perRate };
}

/** The same at given rates per step, EUR a year: asked so often that no object is made for it. */
export function pensionAt(
  { stepCount, carriedPension, pensionPerRate }: People,
  index: number,
  rates: Float64Array,
): number {
  const first = index * stepCount;
  let sum = 0;
  for (let step = 0; step < stepCount; step++) sum += pensionPerRate[first + step]! * rates[step]!;
  return carriedPension[index]! + sum;
}
