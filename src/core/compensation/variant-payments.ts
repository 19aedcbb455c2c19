import type { CompensationTerms } from '#core/dossier-choices.ts';
import type { CompensationNeeds } from '#core/compensation/needs.ts';
import { type CompensationPayments, compensationCost } from '#core/compensation/payments.ts';
import { addPayments, type CompensationTally, emptyTally } from '#core/compensation/tally.ts';
import type { Member } from '#core/participant/member.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { ParticipantCompensation } from '#core/compensation-result.ts';
import type { PerVariant } from '#core/result.ts';
import { perVariant } from '#core/transition/per-alternative.ts';
import type { Variant } from '#core/transition/variants.ts';

/** A variant with the rates that fill its shortfalls. */
export interface CompensatedVariant extends Variant {
  readonly needs: CompensationNeeds;
}

/** What is paid under one variant. */
export interface VariantPayments {
  readonly tally: CompensationTally;
  readonly participants: ParticipantCompensation;
  /** Per participant over the whole period, weighted with being in service, EUR. */
  readonly totalCost: Float64Array;
}

/** Projects everybody once, and pays under every variant. */
export function variantPayments(
  members: readonly Member[],
  courses: MemberCourses,
  payments: CompensationPayments,
  variants: PerVariant<CompensatedVariant>,
  terms: CompensationTerms,
  years: number,
): PerVariant<VariantPayments> {
  const paid = perVariant(variants, (variant) => ({
    variant,
    tally: emptyTally(years),
    participants: emptyColumns(members.length, variant.needs),
    totalCost: new Float64Array(members.length),
  }));
  for (const [index, member] of members.entries()) {
    courses.project(member);
    payments.prepare(member);
    for (const { variant, tally, participants, totalCost } of Object.values(paid)) {
      payments.pay(variant, variant.needs.paidRate[index]!);
      totalCost[index] = addPayments(tally, payments, payments.until(member), courses.weights, terms);
      setFirstYear(participants, index, firstYear(payments, member, courses), terms);
    }
  }
  return paid;
}

const emptyColumns = (count: number, { shortfall, individualRate, paidRate }: CompensationNeeds) => ({
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

function firstYear(payments: CompensationPayments, member: Member, { grid, next }: MemberCourses): FirstYear {
  const sums = { premium: 0, salary: 0, base: 0 };
  for (let month = grid.transition; month < Math.min(grid.transition + 12, payments.until(member)); month++) {
    sums.premium += payments.premium[month]!;
    sums.salary += payments.salary[month]!;
    sums.base += next.course.base[month]! / 12;
  }
  return sums;
}

/** A difference of premiums has no rate of its own: what it comes to in the first year stands for it. */
function setFirstYear(
  columns: ParticipantCompensation,
  index: number,
  { premium, salary, base }: FirstYear,
  terms: CompensationTerms,
): void {
  columns.firstYearPremium[index] = premium;
  columns.firstYearSalary[index] = salary;
  columns.firstYearCost[index] = compensationCost(premium, salary, terms);
  if (terms.method !== 'premiumDifference') return;
  const rate = base > 0 ? (premium + salary) / base : 0;
  columns.individualRate[index] = rate;
  columns.rate[index] = rate;
}
