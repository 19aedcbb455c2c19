import { highestTableAge } from '#core/scheme/premium-steps.ts';
import { paidPartTime } from '#core/participant/projected-participant.ts';
import type { AgeGroup, AgeGroups } from '#core/projection/age-groups.ts';
import { ageAtTransition, type CostWeights } from '#core/projection/cost-weights.ts';
import { addPaidYears, emptyPaidYears, type PaidYears } from '#core/projection/paid-years.ts';
import type { MonthlyContribution } from '#core/projection/next-scheme.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { runningSums, sumOf } from '#core/projection/running-sums.ts';
import { emptyExposure, type YearlyExposure } from '#core/projection/yearly-exposure.ts';

/**
 * What cost depends on, of everybody of one whole age at T together, as if nobody left. Who is in service in a year since T depends on
 * that age alone, so that under any exits the cost is these times the chances of being in service.
 */
interface CostOfAge {
  /** Whole years at T. */
  readonly age: number;
  /** Of the current scheme, not discounted and discounted to T. */
  readonly paid: PaidYears;
  readonly paidDiscounted: PaidYears;
  /** Of the new scheme. */
  readonly next: YearlyExposure;
  readonly nextDiscounted: YearlyExposure;
}

/** The ages that somebody has. */
export interface CostByAge {
  readonly years: number;
  readonly stepCount: number;
  readonly ages: readonly CostOfAge[];
  /** Whether own contributions to the new scheme change over time. */
  readonly isStepped: boolean;
}

/** Inputs for the cost by age. */
interface CostByAgeInput {
  readonly stepCount: number;
  readonly projection: ParticipantProjection;
  readonly people: AgeGroups;
  /** Those of the projection, unless another discount rate is asked. */
  readonly weights?: Pick<CostWeights, 'discount' | 'discountSums'>;
  /** Level at month 0 of the prices in which the new scheme's cost per participant is known; 1 when left out. */
  readonly priceLevelAtStart?: number;
}

/** Of people who were projected, over the months from T up to the end of their premium. */
export function costByAge(input: CostByAgeInput): CostByAge {
  const { stepCount, projection, people, weights = projection.weights, priceLevelAtStart = 1 } = input;
  const { grid } = projection;
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const known: CostOfAge[] = [];
  const isStepped = projection.next.steppedContribution !== null;
  const addContributions = contributionAdder(projection, weights);
  for (const group of people.groups) {
    const age = ageAtTransition(group, grid);
    people.take(group);
    const cost = (known[age] ??= emptyCost(age, years, stepCount, isStepped));
    addPaidYears(cost.paid, cost.paidDiscounted, projection, weights, group);
    addNextExposure(cost, projection, weights, group, priceLevelAtStart);
    addKeptIndexation(cost, projection, weights, group);
    addContributions(cost, group);
  }
  return { years, stepCount, ages: known.filter(Boolean), isStepped };
}

/** Nobody of an age is there in years beyond the tables by age. */
function emptyCost(age: number, allYears: number, stepCount: number, isStepped: boolean): CostOfAge {
  const years = Math.min(allYears, highestTableAge + 1 - age);
  return {
    age,
    paid: emptyPaidYears(years),
    paidDiscounted: emptyPaidYears(years),
    next: emptyExposure(years, stepCount, isStepped),
    nextDiscounted: emptyExposure(years, stepCount, isStepped),
  };
}

/** Adds what the cost of a group that was taken depends on under the new scheme, in the months T <= m < N' of each span. */
function addNextExposure(
  { next: exposure, nextDiscounted: discounted }: CostOfAge,
  { next, grid: { periods, transition }, salary, priceLevel }: ParticipantProjection,
  { discount, discountSums }: Pick<CostWeights, 'discount' | 'discountSums'>,
  group: AgeGroup,
  priceLevelAtStart: number,
): void {
  const { period, step, from, until } = next.spans(group);
  const [risk, discountedRisk] = [next.riskByAge(group, null), next.riskByAge(group, discount)];
  for (let span = 0; span < period.length; span++) {
    const inPeriod = period[span]!;
    const year = periods.year[inPeriod]!;
    const cell = year * exposure.stepCount + step[span]!;
    const [start, end] = [from[span]! - transition, until[span]! - transition];
    const months = (until[span]! - from[span]!) / 12;
    const discounts = sumOf(discountSums, start, end) / 12;
    const paidSalary = salary[inPeriod]! * paidPartTime(group.participant);
    const prices = group.paidHeads * priceLevelAtStart * priceLevel[inPeriod]!;
    exposure.base[cell]! += months * next.base[inPeriod]!;
    exposure.salary[year]! += months * paidSalary;
    exposure.riskByAge[year]! += (risk(start, end) * paidSalary) / 12;
    exposure.headcount[year]! += months * prices;
    discounted.base[cell]! += discounts * next.base[inPeriod]!;
    discounted.salary[year]! += discounts * paidSalary;
    discounted.riskByAge[year]! += (discountedRisk(start, end) * paidSalary) / 12;
    discounted.headcount[year]! += discounts * prices;
  }
}

/** Adds what goes on being paid under the new scheme to index the pension that a group that was taken had before T. */
function addKeptIndexation(
  { next: exposure, nextDiscounted: discounted }: CostOfAge,
  { current, grid: { periods, transition } }: ParticipantProjection,
  { discount }: Pick<CostWeights, 'discount'>,
  group: AgeGroup,
): void {
  const kept = current.keptIndexation(group);
  for (let period = periods.ofMonth[transition]!; period < periods.count; period++) {
    const amount = kept[period]!;
    if (amount === 0) continue;
    const year = periods.year[period]!;
    exposure.keptIndexation[year]! += amount;
    discounted.keptIndexation[year]! += discount[periods.starts[period]! - transition]! * amount;
  }
}

/**
 * Adds own contributions that change over time: what their rate is of, times the sum of the rates of the months of a span, discounted
 * to T and not.
 */
function contributionAdder(
  { next, grid: { periods, transition }, salary }: ParticipantProjection,
  { discount }: Pick<CostWeights, 'discount'>,
): (cost: CostOfAge, group: AgeGroup) => void {
  const { steppedContribution } = next;
  if (steppedContribution === null) return () => undefined;
  const { basis, sinceTransition } = steppedContribution;
  const sums = runningSums(sinceTransition);
  const discountedSums = runningSums(sinceTransition.map((rate, month) => rate * discount[month]!));
  return ({ next: plain, nextDiscounted: discounted }, group) => {
    const { period, step, from, until } = next.spans(group);
    for (let span = 0; span < period.length; span++) {
      const inPeriod = period[span]!;
      const year = periods.year[inPeriod]!;
      const cell = year * plain.stepCount + step[span]!;
      const paid = basis === 'salary' ? salary[inPeriod]! * paidPartTime(group.participant) : next.base[inPeriod]!;
      const first = from[span]! - transition;
      const last = until[span]! - transition;
      addStepped(plain, basis, year, cell, (paid * sumOf(sums, first, last)) / 12);
      addStepped(discounted, basis, year, cell, (paid * sumOf(discountedSums, first, last)) / 12);
    }
  };
}

/** Adds an own contribution of a year, where `cell` is that of its premium step. */
function addStepped(
  { stepped }: YearlyExposure,
  basis: MonthlyContribution['basis'],
  year: number,
  cell: number,
  amount: number,
): void {
  if (basis === 'premium') stepped!.perRate[cell]! += amount;
  else stepped!.fixed[year]! += amount;
}
