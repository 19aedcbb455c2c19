import type { CompensationRules } from '#core/dossier-choices.ts';
import type { CompensationHeadroom } from '#core/compensation/headroom.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** Compensation of one participant at a time: the one that was projected last. */
export interface CompensationPayments {
  /** Paid per month as pension premium, and as gross salary, EUR. */
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** First month in which a participant is no longer compensated: the end of the period or the own pension date. */
  until(projected: ProjectedParticipant): number;
  /** Takes the participant that was projected. */
  prepare(projected: ProjectedParticipant): void;
  /**
   * Pays beside a premium in the months from the transition. `rate` is the rate of
   * compensation; method `premiumDifference` pays the difference of the month instead.
   */
  pay(premium: Pick<PracticalPremium, 'form' | 'rates'>, rate: number): void;
}

/** Cost of compensation to the employer: salary costs its loading on top of itself. */
export const compensationCost = (premium: number, salary: number, { salaryLoading }: CompensationRules): number =>
  premium + salary * (1 + salaryLoading);

/** Payments by the rules of compensation: what does not fit in the headroom of a month is paid as salary. */
export function compensationPayments(
  rules: CompensationRules,
  projection: ParticipantProjection,
  headroom: CompensationHeadroom,
  end: number,
): CompensationPayments {
  const { grid } = projection;
  const { base, step } = projection.next.trajectory;
  const currentPremium = projection.current.trajectory.premium;
  const [premium, salary] = [new Float64Array(grid.length), new Float64Array(grid.length)];
  const until = (projected: ProjectedParticipant): number => Math.min(end, projected.monthsInNext);
  let [monthsInCurrent, months] = [0, 0];
  const difference = (rate: number, month: number): number => {
    const current = month < monthsInCurrent ? currentPremium[month]! : 0;
    return Math.max(0, current - (rate * base[month]!) / 12);
  };
  return {
    premium,
    salary,
    until,
    prepare(projected) {
      ({ monthsInCurrent } = projected);
      months = until(projected);
      headroom.prepare(projected, projection.salary);
    },
    pay({ form, rates }, rate) {
      for (let month = grid.transition; month < months; month++) {
        const premiumRate = rates[step[month]!]!;
        const isDifference = rules.method === 'premiumDifference';
        const due = isDifference ? difference(premiumRate, month) : (rate * base[month]!) / 12;
        const fits = rules.form === 'salary' ? 0 : headroom.amount(form, premiumRate, month);
        premium[month] = Math.min(due, fits);
        salary[month] = due - premium[month]!;
      }
    },
  };
}
