import type { Assumptions, ProfitBasis, ProfitMeasure } from '#core/dossier.ts';
import { longestCourse, type Member } from '#core/participant/member.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import {
  addCurrentCost,
  addNextExposure,
  discountFactors,
  emptyGroupCost,
  type GroupCost,
} from '#core/projection/group-cost.ts';
import { fillInService } from '#core/projection/in-service.ts';
import type { NextScheme } from '#core/projection/next-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyTally,
  type MemberPensions,
  type PensionSums,
  type PensionTally,
} from '#core/projection/pension-sums.ts';
import { emptyPeople, pensionOf, type People } from '#core/projection/people.ts';
import { fillSalary, raiseByAge } from '#core/projection/salary.ts';
import { ageValues } from '#core/scheme/age-values.ts';

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
  readonly grid: TimeGrid;
  readonly stepCount: number;
  readonly current: CurrentScheme;
  readonly next: NextScheme;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
  readonly assumptions: Assumptions;
}

const participantsPerReport = 500;

/** Projects each participant once. `onParticipants` hears how many are done, every few hundred and at the end. */
export function groupProjection(
  input: GroupProjectionInput,
  onParticipants: (done: number, total: number) => void,
): GroupProjection {
  const { members, stepCount } = input;
  const people = emptyPeople(members, stepCount);
  const years = Math.ceil((input.grid.length - input.grid.transition) / 12);
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

/** The work for one participant, with tables and month arrays made once for all. */
function memberProjection(input: GroupProjectionInput, tally: GroupTally): (member: Member, index: number) => void {
  const { grid, current, next, assumptions } = input;
  const raises = raiseByAge(assumptions);
  const exits = ageValues(assumptions.exits);
  const priceLevel = januaryGrowth(grid, assumptions.priceInflation);
  const salary = new Float64Array(grid.length);
  const inService = new Float64Array(grid.length);
  const discount = discountFactors(assumptions.discountRate, grid.length);
  const weights = { transition: grid.transition, inService, discount };
  const addMemberPensions = pensionAdder(input, tally);

  return (member, index) => {
    const { partTime } = member.participant;
    fillSalary(salary, member, raises, grid);
    fillInService(inService, member, exits, grid, longestCourse(member));
    current.project(member, salary);
    next.project(member, salary);
    addCurrentCost(tally.cost, current.course, member, weights);
    addNextExposure(tally.cost, next.course, { salary, partTime, priceLevel }, member, weights);
    tally.people.base[index] = next.course.base[grid.transition]!;
    tally.people.step[index] = next.course.step[grid.transition]!;
    tally.people.salary[index] = salary[grid.transition]! * partTime;
    tally.people.currentPremium[index] = current.course.premium[grid.transition]! * 12;
    addMemberPensions(member, index);
  };
}

/** Adds the pensions of the participant that both schemes projected last; the expected ones are kept per person. */
function pensionAdder(input: GroupProjectionInput, tally: GroupTally): (member: Member, index: number) => void {
  const { current, next, bases, stepCount } = input;
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
