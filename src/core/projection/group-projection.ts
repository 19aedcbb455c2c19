import type { ProfitBasis } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { fixedCostBases, type ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyPensionTotals,
  type ParticipantPensions,
  type PensionMeasure,
  type PensionSums,
  type PensionTotals,
} from '#core/projection/pension-sums.ts';
import { emptyPeople, pensionOf, type People } from '#core/projection/people.ts';

/** Sums per profit basis and measure. */
export type ProfitSums = Readonly<Record<ProfitBasis, Readonly<Record<PensionMeasure, PensionSums>>>>;

/** A group after one pass over its participants: all that solves, horizons and what-ifs need, linear in the rates. */
export interface GroupProjection {
  readonly people: People;
  readonly cost: GroupCost;
  readonly pensions: ProfitSums;
}

/** Inputs for the projection of a group. */
export interface GroupProjectionInput {
  readonly participants: readonly ProjectedParticipant[];
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
}

const participantsPerReport = 500;

/** Projects each participant once. `onParticipants` is called with the number done, every few hundred and at the end. */
export function groupProjection(
  input: GroupProjectionInput,
  onParticipants: (done: number, total: number) => void,
): GroupProjection {
  const { participants, stepCount } = input;
  const { grid } = input.projection;
  const people = emptyPeople(participants, stepCount);
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const cost = emptyGroupCost(years, stepCount);
  const pensions = { expected: emptyMeasureTotals(stepCount), riskFree: emptyMeasureTotals(stepCount) };
  const project = participantProjector(input, { people, cost, pensions });
  for (const [index, projected] of participants.entries()) {
    project(projected, index);
    if ((index + 1) % participantsPerReport === 0) onParticipants(index + 1, participants.length);
  }
  onParticipants(participants.length, participants.length);
  return { people, cost, pensions };
}

type MeasureTotals = Readonly<Record<PensionMeasure, PensionTotals>>;

const emptyMeasureTotals = (stepCount: number): MeasureTotals => ({
  totalPension: emptyPensionTotals(stepCount),
  averagePerParticipant: emptyPensionTotals(stepCount),
});

interface GroupTotals {
  readonly people: People;
  readonly cost: GroupCost;
  readonly pensions: Readonly<Record<ProfitBasis, MeasureTotals>>;
}

/** The work for one participant. */
function participantProjector(
  input: GroupProjectionInput,
  totals: GroupTotals,
): (projected: ProjectedParticipant, index: number) => void {
  const { projection } = input;
  const { current, next, salary, weights } = projection;
  const { transition } = projection.grid;
  const addParticipantPensions = pensionAdder(input, totals);
  return (projected, index) => {
    projection.project(projected);
    addCurrentCost(totals.cost, current.trajectory, projected, weights);
    addNextExposure(totals.cost, next.trajectory, fixedCostBases(projection, projected), projected, weights);
    totals.people.base[index] = next.trajectory.base[transition]!;
    totals.people.step[index] = next.trajectory.step[transition]!;
    totals.people.salary[index] = salary[transition]! * projected.participant.partTime;
    totals.people.currentPremium[index] = current.trajectory.premium[transition]! * 12;
    addParticipantPensions(projected, index);
  };
}

/** Adds the pensions of the participant that both schemes projected last; the expected ones are kept per person. */
function pensionAdder(
  input: GroupProjectionInput,
  totals: GroupTotals,
): (projected: ProjectedParticipant, index: number) => void {
  const { bases, stepCount } = input;
  const { current, next } = input.projection;
  const add = (basis: ProfitBasis, projected: ProjectedParticipant, perRate: Float64Array): ParticipantPensions => {
    next.addSensitivities(perRate, projected, bases[basis]);
    const pensions = {
      current: current.pension(projected, bases[basis]),
      carried: current.carriedPension(projected, bases[basis]),
      perRate,
    };
    addPensions(totals.pensions[basis].totalPension, 'totalPension', pensions);
    addPensions(totals.pensions[basis].averagePerParticipant, 'averagePerParticipant', pensions);
    return pensions;
  };
  const riskFreePerRate = new Float64Array(stepCount);
  return (projected, index) => {
    const expected = add('expected', projected, pensionOf(totals.people, index).perRate);
    totals.people.currentPension[index] = expected.current;
    totals.people.carriedPension[index] = expected.carried;
    add('riskFree', projected, riskFreePerRate.fill(0));
  };
}
