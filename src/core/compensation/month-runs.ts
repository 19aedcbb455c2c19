import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { CompensationHeadroom } from '#core/compensation/headroom.ts';

/** Months of one participant, those that are alike and follow each other taken together. EUR a month. */
export interface MonthRuns {
  count: number;
  readonly base: Float64Array;
  /** Base of the headroom; 0 where there is none. */
  readonly headroomBase: Float64Array;
  readonly currentPremium: Float64Array;
  /** Sum over the months of in-service probability x discount factor. */
  readonly weight: Float64Array;
}

/** Runs for so many months, none filled yet. */
export const emptyRuns = (months: number): MonthRuns => ({
  count: 0,
  base: new Float64Array(months),
  headroomBase: new Float64Array(months),
  currentPremium: new Float64Array(months),
  weight: new Float64Array(months),
});

/** Fills the runs of the participant projected last, from the transition up to month `until`. */
export function fillRuns(
  runs: MonthRuns,
  projected: ProjectedParticipant,
  projection: ParticipantProjection,
  headroom: CompensationHeadroom,
  until: number,
): void {
  const { transition, inService, discount } = projection.weights;
  let last = -1;
  for (let month = transition; month < until; month++) {
    const base = projection.next.trajectory.base[month]! / 12;
    const headroomBase = headroom.base(month);
    const premium = month < projected.monthsInCurrent ? projection.current.trajectory.premium[month]! : 0;
    const isAlike =
      last >= 0 &&
      runs.base[last] === base &&
      runs.headroomBase[last] === headroomBase &&
      runs.currentPremium[last] === premium;
    if (!isAlike) {
      last++;
      runs.base[last] = base;
      runs.headroomBase[last] = headroomBase;
      runs.currentPremium[last] = premium;
      runs.weight[last] = 0;
    }
    runs.weight[last]! += inService[month]! * discount[month - transition]!;
  }
  runs.count = last + 1;
}
