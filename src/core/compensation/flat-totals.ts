import { emptyRuns, fillRuns, type MonthRuns } from '#core/compensation/month-runs.ts';
import type { CompensationGroup } from '#core/compensation/needs.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { LegalRoom } from '#core/compensation/room.ts';
import type { CompensationTerms } from '#core/dossier-choices.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import { pensionOf } from '#core/projection/people.ts';

/** With what compensation beside flat premiums is summed. */
export interface FlatTotalsInput {
  readonly group: CompensationGroup;
  readonly courses: MemberCourses;
  readonly payments: CompensationPayments;
  readonly room: LegalRoom;
  readonly terms: CompensationTerms;
  /** Years of the horizon. */
  readonly years: number;
}

/** Discounted cost of compensation over the horizon beside each of these flat premiums, in one pass. */
export function flatTotals(input: FlatTotalsInput, flats: Float64Array): Float64Array {
  const { group, courses, payments, room, terms } = input;
  const { grid } = courses;
  const runs = emptyRuns(grid.length);
  const totals = new Float64Array(flats.length);
  const rateOf = paidRates(group, terms, flats);
  for (const [index, member] of group.people.members.entries()) {
    courses.project(member);
    payments.prepare(member);
    fillRuns(runs, member, courses, room, Math.min(grid.transition + 12 * input.years, payments.until(member)));
    for (const [position, flat] of flats.entries()) {
      totals[position]! += runsCost(runs, flat, rateOf(index, position), input);
    }
  }
  return totals;
}

function runsCost(runs: MonthRuns, flat: number, rate: number, { room, terms }: FlatTotalsInput): number {
  const isDifference = terms.method === 'premiumDifference';
  const limit = terms.form === 'salary' ? 0 : room.flatFraction(flat);
  let cost = 0;
  for (let run = 0; run < runs.count; run++) {
    const base = runs.base[run]!;
    const due = isDifference ? Math.max(0, runs.currentPremium[run]! - flat * base) : rate * base;
    const premium = Math.min(due, limit * runs.roomBase[run]!);
    cost += runs.weight[run]! * compensationCost(premium, due - premium, terms);
  }
  return cost;
}

/** The rate of compensation of each participant beside each flat premium. */
function paidRates(
  group: CompensationGroup,
  terms: CompensationTerms,
  flats: Float64Array,
): (index: number, position: number) => number {
  const { people, cohort, perCapital, contributionValue } = group;
  if (terms.method === 'premiumDifference') return () => 0;
  const perRate = Float64Array.from(people.members, (_, index) =>
    pensionOf(people, index).perRate.reduce((sum, part) => sum + part, 0),
  );
  const shortfall = (index: number, position: number): number => {
    const pension = people.carriedPension[index]! + flats[position]! * perRate[index]!;
    return Math.max(0, terms.target * people.currentPension[index]! - pension) / perCapital[index]!;
  };
  if (terms.form === 'salary') {
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
