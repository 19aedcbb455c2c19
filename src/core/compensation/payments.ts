import type { CompensationTerms } from '#core/dossier-choices.ts';
import type { LegalRoom } from '#core/compensation/room.ts';
import type { Member } from '#core/participant/member.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { Variant } from '#core/transition/variants.ts';

/** Compensation of one participant at a time: the one that the courses projected last. */
export interface CompensationPayments {
  /** Paid per month as pension premium, and as gross salary, EUR. */
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** First month in which a participant is no longer compensated: the end of the period or the own pension date. */
  until(member: Member): number;
  /** Takes the participant that was projected. */
  prepare(member: Member): void;
  /**
   * Pays beside the premium of a variant in the months from the transition. `rate` is the rate of
   * compensation; method `premiumDifference` pays the difference of the month instead.
   */
  pay(variant: Pick<Variant, 'form' | 'rates'>, rate: number): void;
}

/** Cost of compensation to the employer: salary costs its loading on top of itself. */
export const compensationCost = (premium: number, salary: number, { salaryLoading }: CompensationTerms): number =>
  premium + salary * (1 + salaryLoading);

/** Payments by the terms of compensation: what does not fit in the room of a month is paid as salary. */
export function compensationPayments(
  terms: CompensationTerms,
  courses: MemberCourses,
  room: LegalRoom,
  end: number,
): CompensationPayments {
  const { grid } = courses;
  const { base, step } = courses.next.course;
  const currentPremium = courses.current.course.premium;
  const [premium, salary] = [new Float64Array(grid.length), new Float64Array(grid.length)];
  const until = (member: Member): number => Math.min(end, member.monthsInNext);
  let [monthsInCurrent, months] = [0, 0];
  const difference = (rate: number, month: number): number => {
    const current = month < monthsInCurrent ? currentPremium[month]! : 0;
    return Math.max(0, current - (rate * base[month]!) / 12);
  };
  return {
    premium,
    salary,
    until,
    prepare(member) {
      ({ monthsInCurrent } = member);
      months = until(member);
      room.prepare(member, courses.salary);
    },
    pay({ form, rates }, rate) {
      for (let month = grid.transition; month < months; month++) {
        const premiumRate = rates[step[month]!]!;
        const isDifference = terms.method === 'premiumDifference';
        const due = isDifference ? difference(premiumRate, month) : (rate * base[month]!) / 12;
        const fits = terms.form === 'salary' ? 0 : room.amount(form, premiumRate, month);
        premium[month] = Math.min(due, fits);
        salary[month] = due - premium[month]!;
      }
    },
  };
}
