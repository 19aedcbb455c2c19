import type { AgeGroup, AgeGroups } from '#core/projection/age-groups.ts';
import type { CostWeights } from '#core/projection/cost-weights.ts';
import type { PaidExposure } from '#core/projection/paid-exposure.ts';
import {
  addPaidYears,
  emptyPaidYears,
  paidInYear,
  type PaidYears,
  yearlyAmounts,
} from '#core/projection/paid-years.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { sumOf } from '#core/projection/running-sums.ts';
import { emptyExposure, type YearlyExposure } from '#core/projection/yearly-exposure.ts';

/** Cost of a group per year since T, weighted with being in service: of the current scheme, and what that of the new one depends on. */
export interface GroupCost {
  readonly years: number;
  /** Employer cost of the current scheme per year, EUR; discounted to T, and not. */
  readonly currentDiscounted: Float64Array;
  readonly current: Float64Array;
  /** Employees' own contributions under the current scheme per year, EUR, not discounted. */
  readonly currentContribution: Float64Array;
  /** What the parts of the current scheme's cost in the first year depend on. */
  readonly currentFirstYear: PaidExposure;
  readonly nextDiscounted: YearlyExposure;
  readonly next: YearlyExposure;
}

/** Inputs for the cost of a group. */
export interface GroupCostInput {
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
  /** Those of the projection, unless other exits or another discount rate are asked. */
  readonly weights?: CostWeights;
  readonly people: AgeGroups;
  /** Which of them count; all when left out. */
  readonly counts?: (group: AgeGroup) => boolean;
  /** Level at month 0 of the prices in which the new scheme's cost per participant is known; 1 when left out. */
  readonly priceLevelAtStart?: number;
}

/** The cost of people who were projected, over the months from T up to their pension dates. */
export function groupCost(input: GroupCostInput): GroupCost {
  const { stepCount, projection, people, counts = () => true, priceLevelAtStart = 1 } = input;
  const { grid, current } = projection;
  const weights = input.weights ?? projection.weights;
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const [paid, discounted] = [emptyPaidYears(years), emptyPaidYears(years)];
  const [next, nextDiscounted] = [emptyExposure(years, stepCount), emptyExposure(years, stepCount)];
  for (const group of people.groups) {
    if (!counts(group)) continue;
    people.take(group);
    addPaidYears(paid, discounted, projection, weights, group);
    addNextExposure(next, nextDiscounted, projection, weights, group, priceLevelAtStart);
  }
  const cost = (of: PaidYears): Float64Array =>
    yearlyAmounts(of, current.rates.employer).map((amount, year) => amount + of.boughtIndexation[year]!);
  return {
    years,
    currentDiscounted: cost(discounted),
    current: cost(paid),
    currentContribution: yearlyAmounts(paid, current.rates.employee),
    currentFirstYear: paidInYear(paid, 0),
    nextDiscounted,
    next,
  };
}

/** Adds what the cost of a group that was taken depends on under the new scheme, in the months T <= m < N of each span. */
function addNextExposure(
  exposure: YearlyExposure,
  discounted: YearlyExposure,
  { next, grid: { periods, transition }, salary, priceLevel }: ParticipantProjection,
  weights: CostWeights,
  group: AgeGroup,
  priceLevelAtStart: number,
): void {
  const inService = weights.inService(group);
  const { period, step, from, until } = next.spans(group);
  for (let span = 0; span < period.length; span++) {
    const inPeriod = period[span]!;
    const year = periods.year[inPeriod]!;
    const cell = year * exposure.stepCount + step[span]!;
    const weight = inService[year]! / 12;
    const months = weight * (until[span]! - from[span]!);
    const discounts = weight * sumOf(weights.discountSums, from[span]! - transition, until[span]! - transition);
    const paidSalary = salary[inPeriod]! * group.participant.partTime;
    const prices = group.heads * priceLevelAtStart * priceLevel[inPeriod]!;
    exposure.base[cell]! += months * next.base[inPeriod]!;
    exposure.salary[year]! += months * paidSalary;
    exposure.headcount[year]! += months * prices;
    discounted.base[cell]! += discounts * next.base[inPeriod]!;
    discounted.salary[year]! += discounts * paidSalary;
    discounted.headcount[year]! += discounts * prices;
  }
}
