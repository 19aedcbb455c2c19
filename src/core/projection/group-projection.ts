import type { ProfitBasis } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { fixedCostBases, type ParticipantProjection } from '#core/projection/participant-projection.ts';
import { addFirstYear, emptyPaidExposure, type PaidExposure } from '#core/projection/paid-exposure.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyPensionTotals,
  type ParticipantPensions,
  type PensionMeasure,
  type PensionSums,
  type PensionTotals,
} from '#core/projection/pension-sums.ts';
import { addPremiumValue, currentPremiumValue } from '#core/projection/premium-value.ts';
import { emptyPeople, pensionOf, type People } from '#core/projection/people.ts';

/** Sums per measure on one profit basis. */
export type MeasureSums = Readonly<Record<PensionMeasure, PensionSums>>;

/** Sums per profit basis and measure. */
export type ProfitSums = Readonly<Record<ProfitBasis, MeasureSums>>;

/** A group after one pass over its participants: all that solves, horizons and what-ifs need, linear in the rates. */
export interface GroupProjection {
  readonly people: People;
  readonly cost: GroupCost;
  /** What the parts of the current scheme's cost in the first year depend on. */
  readonly currentFirstYear: PaidExposure;
  readonly pensions: ProfitSums;
  /** Value of the premiums, EUR at T; null where the current scheme is no premium scheme. */
  readonly premiumValue: PensionSums | null;
}

/** Who is projected, and how. */
interface ProjectionInput {
  readonly participants: readonly ProjectedParticipant[];
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
}

/** Inputs for the projection of a group. */
export interface GroupProjectionInput extends ProjectionInput {
  /** Discount factors per month since T for the value of the premiums; null where that is no measure. */
  readonly premiumDiscounts: Float64Array | null;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
}

const participantsPerReport = 500;

/** Projects each participant once. `onParticipants` is called with the number done, every few hundred and at the end. */
export function groupProjection(
  input: GroupProjectionInput,
  onParticipants: (done: number, total: number) => void,
): GroupProjection {
  const { participants, stepCount, bases } = input;
  const people = emptyPeople(participants, stepCount);
  const cost = emptyCost(input);
  const currentFirstYear = emptyPaidExposure();
  const expected = emptyMeasureTotals(stepCount);
  const riskFree = emptyMeasureTotals(stepCount);
  const perRate = new Float64Array(stepCount);
  const value = valueAdder(input, input.premiumDiscounts);
  projectEach(
    input,
    [
      personKeeper(input, people),
      costAdder(input, cost),
      firstYearAdder(input, currentFirstYear),
      expectedAdder(input, bases.expected, expected, people),
      (projected) => addTo(riskFree, pensionsOf(input, bases.riskFree, projected, perRate.fill(0))),
      ...value.adders,
    ],
    onParticipants,
  );
  return { people, cost, currentFirstYear, pensions: { expected, riskFree }, premiumValue: value.totals };
}

/** What is wanted of a projection under other assumptions; the rest is not worked out. */
export interface WhatIfInput extends ProjectionInput {
  readonly wantsCost: boolean;
  /** Discount factors per month since T where the value of the premiums is wanted. */
  readonly premiumDiscounts: Float64Array | null;
  /** Only the bases on which pensions are wanted. */
  readonly bases: Readonly<Partial<Record<ProfitBasis, PensionBasis>>>;
}

/** The sums that were asked for. */
export interface WhatIfProjection {
  readonly cost: GroupCost | null;
  readonly pensions: Readonly<Partial<ProfitSums>>;
  readonly premiumValue: PensionSums | null;
}

/** Projects each participant once, for no more than what is wanted. */
export function whatIfProjection(input: WhatIfInput): WhatIfProjection {
  const cost = input.wantsCost ? emptyCost(input) : null;
  const pensions: Partial<Record<ProfitBasis, MeasureTotals>> = {};
  const value = valueAdder(input, input.premiumDiscounts);
  const adders = [...value.adders];
  if (cost !== null) adders.push(costAdder(input, cost));
  for (const [name, basis] of Object.entries(input.bases) as [ProfitBasis, PensionBasis][]) {
    const totals = emptyMeasureTotals(input.stepCount);
    const perRate = new Float64Array(input.stepCount);
    pensions[name] = totals;
    adders.push((projected) => addTo(totals, pensionsOf(input, basis, projected, perRate.fill(0))));
  }
  projectEach(input, adders, () => undefined);
  return { cost, pensions, premiumValue: value.totals };
}

/** Adds the participant that both schemes projected last. */
type ParticipantAdder = (projected: ProjectedParticipant, index: number) => void;

function projectEach(
  { participants, projection }: ProjectionInput,
  adders: readonly ParticipantAdder[],
  onParticipants: (done: number, total: number) => void,
): void {
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    for (const add of adders) add(projected, index);
    if ((index + 1) % participantsPerReport === 0) onParticipants(index + 1, participants.length);
  }
  onParticipants(participants.length, participants.length);
}

function emptyCost({ projection: { grid }, stepCount }: ProjectionInput): GroupCost {
  return emptyGroupCost(Math.ceil((grid.length - grid.transition) / 12), stepCount);
}

type MeasureTotals = Readonly<Record<PensionMeasure, PensionTotals>>;

const emptyMeasureTotals = (stepCount: number): MeasureTotals => ({
  totalPension: emptyPensionTotals(stepCount),
  averagePerParticipant: emptyPensionTotals(stepCount),
});

function costAdder({ projection }: ProjectionInput, cost: GroupCost): ParticipantAdder {
  const { current, next, weights } = projection;
  return (projected) => {
    addCurrentCost(cost, current.trajectory, projected, weights);
    addNextExposure(cost, next.trajectory, fixedCostBases(projection, projected), projected, weights);
  };
}

/** Adds what the current scheme pays for in the first year. */
function firstYearAdder({ projection }: ProjectionInput, total: PaidExposure): ParticipantAdder {
  const { current, weights } = projection;
  return (projected) =>
    addFirstYear(total, current.trajectory, fixedCostBases(projection, projected), projected, weights);
}

/** Keeps what is asked of each participant in the month of transition. */
function personKeeper({ projection }: ProjectionInput, people: People): ParticipantAdder {
  const { current, next, salary } = projection;
  const { transition } = projection.grid;
  return (projected, index) => {
    people.base[index] = next.trajectory.base[transition]!;
    people.step[index] = next.trajectory.step[transition]!;
    people.salary[index] = salary[transition]! * projected.participant.partTime;
    people.currentPremium[index] = current.trajectory.premium[transition]! * 12;
  };
}

/** Adds the expected pensions, and keeps them per person. */
function expectedAdder(
  input: ProjectionInput,
  basis: PensionBasis,
  totals: MeasureTotals,
  people: People,
): ParticipantAdder {
  return (projected, index) => {
    const pensions = pensionsOf(input, basis, projected, pensionOf(people, index).perRate);
    addTo(totals, pensions);
    people.currentPension[index] = pensions.current;
    people.carriedPension[index] = pensions.carried;
  };
}

/** Adds the value of the premiums, at these discount factors; nothing without them. */
function valueAdder(
  { projection: { current, next, grid }, stepCount }: ProjectionInput,
  discounts: Float64Array | null,
): { readonly totals: PensionTotals | null; readonly adders: readonly ParticipantAdder[] } {
  if (discounts === null) return { totals: null, adders: [] };
  const totals = emptyPensionTotals(stepCount);
  const add: ParticipantAdder = (projected) => {
    totals.current += currentPremiumValue(current.trajectory, projected, discounts, grid.transition);
    addPremiumValue(totals.next.perRate, next.trajectory, projected, discounts, grid.transition);
  };
  return { totals, adders: [add] };
}

function pensionsOf(
  { projection: { current, next } }: ProjectionInput,
  basis: PensionBasis,
  projected: ProjectedParticipant,
  perRate: Float64Array,
): ParticipantPensions {
  next.addSensitivities(perRate, projected, basis);
  return { current: current.pension(projected, basis), carried: current.carriedPension(projected, basis), perRate };
}

function addTo(totals: MeasureTotals, pensions: ParticipantPensions): void {
  addPensions(totals.totalPension, 'totalPension', pensions);
  addPensions(totals.averagePerParticipant, 'averagePerParticipant', pensions);
}
