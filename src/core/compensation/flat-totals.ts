import { emptyRuns, fillRuns, type MonthRuns } from '#core/compensation/month-runs.ts';
import type { CompensationGroup } from '#core/compensation/shortfalls.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { CompensationHeadroom } from '#core/compensation/headroom.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { pensionOf } from '#core/projection/people.ts';

/** Inputs for the sums of compensation beside flat premiums. */
export interface FlatTotalsInput {
  readonly group: CompensationGroup;
  readonly projection: ParticipantProjection;
  readonly payments: CompensationPayments;
  readonly headroom: CompensationHeadroom;
  readonly rules: CompensationRules;
  /** Years of the horizon. */
  readonly years: number;
}

/** Discounted cost of compensation over the horizon beside each of these flat premiums, in one pass. */
export function flatTotals(input: FlatTotalsInput, flats: Float64Array): Float64Array {
  const { group, projection, payments, headroom, rules } = input;
  const { grid } = projection;
  const runs = emptyRuns(grid.length);
  const totals = new Float64Array(flats.length);
  const rateOf = paidRates(group, rules, flats);
  for (const [index, projected] of group.people.participants.entries()) {
    projection.project(projected);
    payments.prepare(projected);
    fillRuns(
      runs,
      projected,
      projection,
      headroom,
      Math.min(grid.transition + 12 * input.years, payments.until(projected)),
    );
    for (const [position, flat] of flats.entries()) {
      totals[position]! += runsCost(runs, flat, rateOf(index, position), input);
    }
  }
  return totals;
}

function runsCost(runs: MonthRuns, flat: number, rate: number, { headroom, rules }: FlatTotalsInput): number {
  const isDifference = rules.method === 'premiumDifference';
  const limit = rules.form === 'salary' ? 0 : headroom.flatFraction(flat);
  let cost = 0;
  for (let run = 0; run < runs.count; run++) {
    const base = runs.base[run]!;
    const due = isDifference ? Math.max(0, runs.currentPremium[run]! - flat * base) : rate * base;
    const premium = Math.min(due, limit * runs.headroomBase[run]!);
    cost += runs.weight[run]! * compensationCost(premium, due - premium, rules);
  }
  return cost;
}

/** The rate of compensation of each participant beside each flat premium. */
function paidRates(
  group: CompensationGroup,
  rules: CompensationRules,
  flats: Float64Array,
): (index: number, position: number) => number {
  const { people, cohort, perCapital, contributionValue } = group;
  if (rules.method === 'premiumDifference') return () => 0;
  const perRate = Float64Array.from(people.participants, (_, index) =>
    pensionOf(people, index).perRate.reduce((sum, part) => sum + part, 0),
  );
  const shortfall = (index: number, position: number): number => {
    const pension = people.carriedPension[index]! + flats[position]! * perRate[index]!;
    return Math.max(0, rules.target * people.currentPension[index]! - pension) / perCapital[index]!;
  };
  if (rules.form === 'salary') {
    return (index, position) =>
      contributionValue[index]! > 0 ? shortfall(index, position) / contributionValue[index]! : 0;
  }
  const sums = new Map<number, { value: number; readonly shortfall: Float64Array }>();
  for (const [index, fromAge] of cohort.entries()) {
    const sum = sums.get(fromAge) ?? { value: 0, shortfall: new Float64Array(flats.length) };
    sum.value += contributionValue[index]!;
    for (const position of flats.keys()) sum.shortfall[position]! += shortfall(index, position);
    sums.set(fromAge, sum);
  }
  return (index, position) => {
    const sum = sums.get(cohort[index]!)!;
    return sum.value > 0 ? sum.shortfall[position]! / sum.value : 0;
  };
}
