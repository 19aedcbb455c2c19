import type { Member } from '#core/participant/member.ts';
import type { CurrentCourse } from '#core/projection/current-scheme.ts';
import type { NextCourse } from '#core/projection/next-scheme.ts';
import { emptyExposure, type YearlyExposure } from '#core/projection/yearly-exposure.ts';

/** Cost of a group per year since T, weighted with being in service: of the current scheme, and what the new one's hangs on. */
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
export function addCurrentCost(group: GroupCost, course: CurrentCourse, member: Member, weights: MonthWeights): void {
  for (let month = weights.transition; month < member.monthsInCurrent; month++) {
    const sinceTransition = month - weights.transition;
    const year = Math.floor(sinceTransition / 12);
    const inService = weights.inService[month]!;
    const cost = inService * course.employerCost[month]!;
    group.current[year]! += cost;
    group.currentDiscounted[year]! += cost * weights.discount[sinceTransition]!;
    group.currentContribution[year]! += inService * course.employeeContribution[month]!;
  }
}

/** A participant's part-time salary and price level per month: what the fixed cost of the new scheme hangs on. */
export interface FixedCostBases {
  readonly salary: Float64Array;
  readonly partTime: number;
  readonly priceLevel: Float64Array;
}

/** Adds what a participant's cost under the new scheme hangs on in months T <= m < N. */
export function addNextExposure(
  group: GroupCost,
  course: NextCourse,
  bases: FixedCostBases,
  member: Member,
  weights: MonthWeights,
): void {
  for (let month = weights.transition; month < member.monthsInNext; month++) {
    const sinceTransition = month - weights.transition;
    const weight = weights.inService[month]! / 12;
    const discounted = weight * weights.discount[sinceTransition]!;
    const base = course.base[month]!;
    const salary = bases.salary[month]! * bases.partTime;
    const year = Math.floor(sinceTransition / 12);
    const cell = year * group.next.stepCount + course.step[month]!;
    group.next.base[cell]! += weight * base;
    group.next.salary[year]! += weight * salary;
    group.next.heads[year]! += weight * bases.priceLevel[month]!;
    group.nextDiscounted.base[cell]! += discounted * base;
    group.nextDiscounted.salary[year]! += discounted * salary;
    group.nextDiscounted.heads[year]! += discounted * bases.priceLevel[month]!;
  }
}
