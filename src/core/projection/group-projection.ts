import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import { paidPartTime, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { ageGroups, type AgeGroups } from '#core/projection/age-groups.ts';
import { type CostByAge, costByAge } from '#core/projection/cost-by-age.ts';
import { groupCost, type GroupCost } from '#core/projection/group-cost.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  addPensions,
  emptyPensionTotals,
  type PensionMeasure,
  type PensionSums,
  type PensionTotals,
} from '#core/projection/pension-sums.ts';
import { pensionsOn, type PensionsOf } from '#core/projection/participant-pensions.ts';
import { emptyPeople, pensionOf, type People } from '#core/projection/people.ts';
import { contributionOf } from '#core/scheme/cost-rates.ts';

/** Sums per measure on one profit basis. */
type MeasureSums = Readonly<Record<PensionMeasure, PensionSums>>;

/** Sums per profit basis and measure. */
type ProfitSums = Readonly<Record<ProfitBasis, MeasureSums>>;

/** A group after one pass over its participants: all that solves, horizons and what-ifs need, linear in the rates. */
export interface GroupProjection {
  readonly people: People;
  /** The same people by age: what only their sums are asked of. */
  readonly ages: AgeGroups;
  readonly costs: CostByAge;
  readonly cost: GroupCost;
  readonly pensions: ProfitSums;
  /** Value of the premiums, EUR at T; null where the current scheme is no premium scheme. */
  readonly premiumValue: PensionSums | null;
}

/** Who is projected, and how. */
export interface ProjectionInput {
  readonly participants: readonly ProjectedParticipant[];
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
}

/** Inputs for the projection of a group. */
interface GroupProjectionInput extends ProjectionInput {
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
  const { participants, stepCount, projection, bases, premiumDiscounts } = input;
  const people = emptyPeople(participants, stepCount);
  const ages = ageGroups(projection);
  const [expected, riskFree] = [emptyMeasureTotals(stepCount), emptyMeasureTotals(stepCount)];
  const [expectedOf, riskFreeOf] = [pensionsOn(bases.expected, projection), pensionsOn(bases.riskFree, projection)];
  const perRate = new Float64Array(stepCount);
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    ages.add(projected);
    keepPerson(people, index, projected, projection);
    keepPensions(people, index, projected, expectedOf, expected);
    addTo(riskFree, riskFreeOf(projected, perRate.fill(0)));
    if ((index + 1) % participantsPerReport === 0) onParticipants(index + 1, participants.length);
  }
  onParticipants(participants.length, participants.length);
  const costs = costByAge({ stepCount, projection, people: ages });
  return {
    people,
    ages,
    costs,
    cost: groupCost({ ...projection, costs }),
    pensions: { expected, riskFree },
    premiumValue: premiumDiscounts && premiumValueOf({ ages, projection, stepCount, premiumDiscounts }),
  };
}

/** Sums of the pensions of everybody on one basis, by either measure. */
type MeasureTotals = Readonly<Record<PensionMeasure, PensionTotals>>;

const emptyMeasureTotals = (stepCount: number): MeasureTotals => ({
  totalPension: emptyPensionTotals(stepCount),
  averagePerParticipant: emptyPensionTotals(stepCount),
});

function addTo(totals: MeasureTotals, pensions: ReturnType<PensionsOf>): void {
  addPensions(totals.totalPension, 'totalPension', pensions);
  addPensions(totals.averagePerParticipant, 'averagePerParticipant', pensions);
}

/** Keeps what is asked of a participant in the month of transition. */
function keepPerson(
  people: People,
  index: number,
  projected: ProjectedParticipant,
  { current, next, salary, grid }: ParticipantProjection,
): void {
  const { transition } = grid;
  const period = grid.periods.ofMonth[transition]!;
  people.base[index] = next.base[period]!;
  people.step[index] = next.spans(projected).step[0]!;
  people.salary[index] = salary[period]! * paidPartTime(projected.participant);
  const base = current.base[period]!;
  const premiumRate = current.premiumRates(projected)[transition]!;
  people.currentPremium[index] = premiumRate * base;
  const contributed = { premiumRate, base, salary: people.salary[index] };
  people.currentContribution[index] = contributionOf(current.rates.employee, contributed);
}

/** Adds the expected pensions, and keeps them per person. */
function keepPensions(
  people: People,
  index: number,
  projected: ProjectedParticipant,
  expectedOf: PensionsOf,
  totals: MeasureTotals,
): void {
  const pensions = expectedOf(projected, pensionOf(people, index).perRate);
  addTo(totals, pensions);
  people.currentPension[index] = pensions.current;
  people.carriedPension[index] = pensions.carried;
}

/** The value of everybody's premiums under both schemes. */
export function premiumValueOf({
  ages,
  projection: { current, next },
  stepCount,
  premiumDiscounts,
}: {
  readonly ages: AgeGroups;
  readonly projection: ParticipantProjection;
  readonly stepCount: number;
  readonly premiumDiscounts: Float64Array;
}): PensionSums {
  const totals = emptyPensionTotals(stepCount);
  const [currentValue, addNextValue] = [current.premiumValue(premiumDiscounts), next.premiumValue(premiumDiscounts)];
  for (const group of ages.groups) {
    ages.take(group);
    totals.current += currentValue(group);
    addNextValue(totals.next.perRate, group);
  }
  return totals;
}
