import type { Member } from '#core/participant/member.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { LegalRoom } from '#core/compensation/room.ts';

/** Months of one participant, those that are alike and follow each other taken together. EUR a month. */
export interface MonthRuns {
  count: number;
  readonly base: Float64Array;
  /** Base of the room; 0 where there is none. */
  readonly roomBase: Float64Array;
  readonly currentPremium: Float64Array;
  /** Sum over the months of in-service probability x discount factor. */
  readonly weight: Float64Array;
}

/** Room for so many runs. */
export const emptyRuns = (months: number): MonthRuns => ({
  count: 0,
  base: new Float64Array(months),
  roomBase: new Float64Array(months),
  currentPremium: new Float64Array(months),
  weight: new Float64Array(months),
});

/** Fills the runs of the participant projected last, from the transition up to month `until`. */
export function fillRuns(
  runs: MonthRuns,
  member: Member,
  courses: MemberCourses,
  room: LegalRoom,
  until: number,
): void {
  const { transition, inService, discount } = courses.weights;
  let last = -1;
  for (let month = transition; month < until; month++) {
    const base = courses.next.course.base[month]! / 12;
    const roomBase = room.base(month);
    const premium = month < member.monthsInCurrent ? courses.current.course.premium[month]! : 0;
    const isAlike =
      last >= 0 &&
      runs.base[last] === base &&
      runs.roomBase[last] === roomBase &&
      runs.currentPremium[last] === premium;
    if (!isAlike) {
      last++;
      runs.base[last] = base;
      runs.roomBase[last] = roomBase;
      runs.currentPremium[last] = premium;
      runs.weight[last] = 0;
    }
    runs.weight[last]! += inService[month]! * discount[month - transition]!;
  }
  runs.count = last + 1;
}
