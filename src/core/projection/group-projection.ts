import type { ProfitBasis, ProfitMeasure } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { fixedCostBases, type MemberCourses } from '#core/projection/member-courses.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyTally,
  type MemberPensions,
  type PensionSums,
  type PensionTally,
} from '#core/projection/pension-sums.ts';
import { emptyPeople, pensionOf, type People } from '#core/projection/people.ts';

/** Sums per profit basis and measure. */
export type ProfitSums = Readonly<Record<ProfitBasis, Readonly<Record<ProfitMeasure, PensionSums>>>>;

/** A group after one pass over its participants: all that solves, horizons and what-ifs need, linear in the rates. */
export interface GroupProjection {
  readonly people: People;
  readonly cost: GroupCost;
  readonly pensions: ProfitSums;
}

/** What a group is projected with. */
export interface GroupProjectionInput {
  readonly members: readonly Member[];
  readonly stepCount: number;
  readonly courses: MemberCourses;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
}

const participantsPerReport = 500;

/** Projects each participant once. `onParticipants` hears how many are done, every few hundred and at the end. */
export function groupProjection(
  input: GroupProjectionInput,
  onParticipants: (done: number, total: number) => void,
): GroupProjection {
  const { members, stepCount } = input;
  const { grid } = input.courses;
  const people = emptyPeople(members, stepCount);
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const cost = emptyGroupCost(years, stepCount);
  const pensions = { expected: emptyTallies(stepCount), riskFree: emptyTallies(stepCount) };
  const project = memberProjection(input, { people, cost, pensions });
  for (const [index, member] of members.entries()) {
    project(member, index);
    if ((index + 1) % participantsPerReport === 0) onParticipants(index + 1, members.length);
  }
  onParticipants(members.length, members.length);
  return { people, cost, pensions };
}

type Tallies = Readonly<Record<ProfitMeasure, PensionTally>>;

const emptyTallies = (stepCount: number): Tallies => ({
  totalPension: emptyTally(stepCount),
  averagePerParticipant: emptyTally(stepCount),
});

interface GroupTally {
  readonly people: People;
  readonly cost: GroupCost;
  readonly pensions: Readonly<Record<ProfitBasis, Tallies>>;
}

/** The work for one participant. */
function memberProjection(input: GroupProjectionInput, tally: GroupTally): (member: Member, index: number) => void {
  const { courses } = input;
  const { current, next, salary, weights } = courses;
  const { transition } = courses.grid;
  const addMemberPensions = pensionAdder(input, tally);
  return (member, index) => {
    courses.project(member);
    addCurrentCost(tally.cost, current.course, member, weights);
    addNextExposure(tally.cost, next.course, fixedCostBases(courses, member), member, weights);
    tally.people.base[index] = next.course.base[transition]!;
    tally.people.step[index] = next.course.step[transition]!;
    tally.people.salary[index] = salary[transition]! * member.participant.partTime;
    tally.people.currentPremium[index] = current.course.premium[transition]! * 12;
    addMemberPensions(member, index);
  };
}

/** Adds the pensions of the participant that both schemes projected last; the expected ones are kept per person. */
function pensionAdder(input: GroupProjectionInput, tally: GroupTally): (member: Member, index: number) => void {
  const { bases, stepCount } = input;
  const { current, next } = input.courses;
  const add = (basis: ProfitBasis, member: Member, perRate: Float64Array): MemberPensions => {
    next.addSensitivities(perRate, member, bases[basis]);
    const pensions = {
      current: current.pension(member, bases[basis]),
      carried: current.carriedPension(member, bases[basis]),
      perRate,
    };
    addPensions(tally.pensions[basis].totalPension, 'totalPension', pensions);
    addPensions(tally.pensions[basis].averagePerParticipant, 'averagePerParticipant', pensions);
    return pensions;
  };
  const riskFreePerRate = new Float64Array(stepCount);
  return (member, index) => {
    const expected = add('expected', member, pensionOf(tally.people, index).perRate);
    tally.people.currentPension[index] = expected.current;
    tally.people.carriedPension[index] = expected.carried;
    add('riskFree', member, riskFreePerRate.fill(0));
  };
}
