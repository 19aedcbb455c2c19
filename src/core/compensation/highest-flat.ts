import type { CompensationTerms } from '#core/dossier-choices.ts';
import { type CompensationGroup, compensationNeeds } from '#core/compensation/needs.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { HighestFlat } from '#core/compensation-result.ts';
import { flatRates, type PremiumSteps } from '#core/scheme/premium-steps.ts';
import type { Equation } from '#core/transition/solve.ts';

/** Premiums that are tried: whole tenths of a percentage point. */
const gridStep = 0.001;

/** Premiums are tried in blocks of this many, the highest first, with one pass over the participants for each block. */
const blockSize = 16;

/** Sums of the same figures in another order differ in their last digits; a cost at the target is not above it. */
const summingNoise = 1e-11;

/** With what the premiums are tried. */
export interface HighestFlatInput {
  readonly group: CompensationGroup;
  readonly courses: MemberCourses;
  readonly payments: CompensationPayments;
  readonly terms: CompensationTerms;
  readonly steps: PremiumSteps;
  /** Discounted cost of the new scheme over the horizon, and that of the current scheme. */
  readonly cost: Equation;
  /** Years of the horizon. */
  readonly years: number;
  /** Highest lawful flat premium, entry cost included. */
  readonly cap: number;
}

interface Candidate {
  readonly rate: number;
  readonly rates: Float64Array;
  readonly costExcluding: number;
}

/**
 * The highest flat premium on the grid 0, 0.1%, 0.2% ... cap whose discounted cost with compensation is not above that
 * of the current scheme. A higher premium costs more and asks for less compensation, so every one is tried.
 */
export function highestFlat(input: HighestFlatInput): HighestFlat | null {
  const { cost } = input;
  const limit = cost.target + summingNoise * Math.abs(cost.target);
  const affordable = candidates(input).filter(({ costExcluding }) => costExcluding <= limit);
  for (let from = 0; from < affordable.length; from += blockSize) {
    const block = affordable.slice(from, from + blockSize);
    const totals = compensationTotals(input, block);
    const position = block.findIndex(({ costExcluding }, index) => costExcluding + totals[index]! <= limit);
    const found = block[position];
    if (found !== undefined) {
      const { rate, costExcluding } = found;
      return { rate, costExcluding, costIncluding: costExcluding + totals[position]! };
    }
  }
  return null;
}

/** All premiums of the grid, the highest first. */
function candidates({ cost, steps, cap }: HighestFlatInput): Candidate[] {
  const count = Math.floor(cap / gridStep + 1e-9) + 1;
  return Array.from({ length: count }, (_, index) => {
    const rate = (count - 1 - index) / Math.round(1 / gridStep);
    const rates = flatRates(steps, rate);
    return { rate, rates, costExcluding: amountAt(cost.amount, rates) };
  });
}

/** Discounted cost of compensation over the horizon beside each premium, with one pass over the participants. */
function compensationTotals(input: HighestFlatInput, block: readonly Candidate[]): Float64Array {
  const { group, courses, payments, terms } = input;
  const needs = block.map(({ rates }) => compensationNeeds(group, rates, terms));
  const totals = new Float64Array(block.length);
  for (const [index, member] of group.people.members.entries()) {
    courses.project(member);
    payments.prepare(member);
    const end = courses.grid.transition + 12 * input.years;
    const until = Math.min(end, payments.until(member));
    for (const [position, { rates }] of block.entries()) {
      payments.pay({ form: 'flat', rates }, needs[position]!.paidRate[index]!);
      totals[position]! += discountedCost(payments, until, courses, terms);
    }
  }
  return totals;
}

function discountedCost(
  { premium, salary }: CompensationPayments,
  until: number,
  { weights }: MemberCourses,
  terms: CompensationTerms,
): number {
  let cost = 0;
  for (let month = weights.transition; month < until; month++) {
    const weight = weights.inService[month]! * weights.discount[month - weights.transition]!;
    cost += weight * compensationCost(premium[month]!, salary[month]!, terms);
  }
  return cost;
}
