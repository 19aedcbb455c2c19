import type { CompensationRules } from '#core/dossier-choices.ts';
import type { CompensationShortfalls } from '#core/compensation/shortfalls.ts';
import { compensationCost, type CompensationPayments } from '#core/compensation/payments.ts';
import {
  addPayments,
  type CompensationTotals,
  emptyCompensationTotals,
} from '#core/compensation/compensation-totals.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { ParticipantCompensation } from '#core/result/compensation-result.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** A premium with the rates that fill its shortfalls. */
export interface CompensatedPremium extends PracticalPremium {
  readonly shortfalls: CompensationShortfalls;
}

/** What is paid beside one premium. */
export interface AlternativePayments {
  readonly totals: CompensationTotals;
  readonly participants: ParticipantCompensation;
  /** Per participant over the whole period, weighted with being in service, EUR. */
  readonly totalCost: Float64Array;
}

/** Projects everybody once, and pays beside every premium; in the order of the premiums. */
export function alternativePayments(
  participants: readonly ProjectedParticipant[],
  projection: ParticipantProjection,
  payments: CompensationPayments,
  premiums: readonly CompensatedPremium[],
  rules: CompensationRules,
  years: number,
): AlternativePayments[] {
  const paid = premiums.map((premium) => ({
    premium,
    totals: emptyCompensationTotals(years),
    participants: emptyColumns(participants.length, premium.shortfalls),
    totalCost: new Float64Array(participants.length),
  }));
  for (const [index, projected] of participants.entries()) {
    projection.project(projected);
    payments.prepare(projected);
    for (const { premium, totals, participants, totalCost } of paid) {
      payments.pay(premium, premium.shortfalls.paidRate[index]!);
      totalCost[index] = addPayments(totals, payments, payments.until(projected), projection.weights, rules);
      setFirstYear(participants, index, firstYear(payments, projected, projection), rules);
    }
  }
  return paid;
}

const emptyColumns = (count: number, { shortfall, individualRate, paidRate }: CompensationShortfalls) => ({
  shortfall,
  individualRate: individualRate.slice(),
  rate: paidRate.slice(),
  firstYearPremium: new Float64Array(count),
  firstYearSalary: new Float64Array(count),
  firstYearCost: new Float64Array(count),
});

/** Sums over the first twelve months since the transition, as far as compensation is paid in them, EUR. */
interface FirstYear {
  premium: number;
  salary: number;
  base: number;
}

function firstYear(
  payments: CompensationPayments,
  projected: ProjectedParticipant,
  { grid, next }: ParticipantProjection,
): FirstYear {
  const sums = { premium: 0, salary: 0, base: 0 };
  for (let month = grid.transition; month < Math.min(grid.transition + 12, payments.until(projected)); month++) {
    sums.premium += payments.premium[month]!;
    sums.salary += payments.salary[month]!;
    sums.base += next.trajectory.base[month]! / 12;
  }
  return sums;
}

/** A difference of premiums has no rate of its own: the rate that its first year amounts to is given. */
function setFirstYear(
  columns: ParticipantCompensation,
  index: number,
  { premium, salary, base }: FirstYear,
  rules: CompensationRules,
): void {
  columns.firstYearPremium[index] = premium;
  columns.firstYearSalary[index] = salary;
  columns.firstYearCost[index] = compensationCost(premium, salary, rules);
  if (rules.method !== 'premiumDifference') return;
  const rate = base > 0 ? (premium + salary) / base : 0;
  columns.individualRate[index] = rate;
  columns.rate[index] = rate;
}
