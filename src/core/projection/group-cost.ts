import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { CurrentTrajectory } from '#core/projection/current-scheme.ts';
import type { NextTrajectory } from '#core/projection/next-scheme.ts';
import { emptyExposure, type YearlyExposure } from '#core/projection/yearly-exposure.ts';

/** Cost of a group per year since T, weighted with being in service: of the current scheme, and what that of the new one depends on. */
export interface GroupCost {
  readonly years: number;
  /** Employer cost of the current scheme per year, EUR; discounted to T, and not. */
  readonly currentDiscounted: Float64Array;
  readonly current: Float64Array;
  /** Employees' own contributions under the current scheme per year, EUR, not discounted. */
  readonly currentContribution: Float64Array;
  readonly nextDiscounted: YearlyExposure;
  readonly next: YearlyExposure;
}

/** A group cost without anybody in it. */
export function emptyGroupCost(years: number, stepCount: number): GroupCost {
  return {
    years,
    currentDiscounted: new Float64Array(years),
    current: new Float64Array(years),
    currentContribution: new Float64Array(years),
    nextDiscounted: emptyExposure(years, stepCount),
    next: emptyExposure(years, stepCount),
  };
}

/** What weighs the months of one participant: in-service probability per month, v_d^(i/12) for i months since T. */
export interface MonthWeights {
  readonly transition: number;
  readonly inService: Float64Array;
  readonly discount: Float64Array;
}

/** v_d^(i/12) with v_d = 1 / (1 + discount rate), for i = 0 up to `months`. */
export function discountFactors(discountRate: number, months: number): Float64Array {
  return Float64Array.from({ length: months }, (_, month) => (1 + discountRate) ** (-month / 12));
}

/** Adds a participant's cost under the current scheme in months T <= m < N. */
export function addCurrentCost(
  group: GroupCost,
  trajectory: CurrentTrajectory,
  projected: ProjectedParticipant,
  weights: MonthWeights,
): void {
  for (let month = weights.transition; month < projected.monthsInCurrent; month++) {
    const sinceTransition = month - weights.transition;
    const year = Math.floor(sinceTransition / 12);
    const inService = weights.inService[month]!;
    const cost = inService * trajectory.employerCost[month]!;
    group.current[year]! += cost;
    group.currentDiscounted[year]! += cost * weights.discount[sinceTransition]!;
    group.currentContribution[year]! += inService * trajectory.employeeContribution[month]!;
  }
}

/** A participant's part-time salary and price level per month: what the fixed cost of the new scheme depends on. */
export interface FixedCostBases {
  readonly salary: Float64Array;
  readonly partTime: number;
  readonly priceLevel: Float64Array;
}

/** Adds what a participant's cost under the new scheme depends on in months T <= m < N. */
export function addNextExposure(
  group: GroupCost,
  trajectory: NextTrajectory,
  bases: FixedCostBases,
  projected: ProjectedParticipant,
  weights: MonthWeights,
): void {
  for (let month = weights.transition; month < projected.monthsInNext; month++) {
    const sinceTransition = month - weights.transition;
    const weight = weights.inService[month]! / 12;
    const discounted = weight * weights.discount[sinceTransition]!;
    const base = trajectory.base[month]!;
    const salary = bases.salary[month]! * bases.partTime;
    const year = Math.floor(sinceTransition / 12);
    const cell = year * group.next.stepCount + trajectory.step[month]!;
    group.next.base[cell]! += weight * base;
    group.next.salary[year]! += weight * salary;
    group.next.headcount[year]! += weight * bases.priceLevel[month]!;
    group.nextDiscounted.base[cell]! += discounted * base;
    group.nextDiscounted.salary[year]! += discounted * salary;
    group.nextDiscounted.headcount[year]! += discounted * bases.priceLevel[month]!;
  }
}
