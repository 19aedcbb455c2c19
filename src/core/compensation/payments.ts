import type { CompensationRules } from '#core/dossier-choices.ts';
import type { CompensationBases } from '#core/compensation/compensation-bases.ts';
import { isPaidAsItFalls } from '#core/compensation/entitlement.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';

/** Compensation of one participant at a time: the one that was projected last. */
export interface CompensationPayments {
  readonly bases: CompensationBases;
  /** Paid per month as pension premium, and as gross salary, EUR. */
  readonly premium: Float64Array;
  readonly salary: Float64Array;
  /** First month in which a participant is no longer compensated: the end of the period or the own pension date. */
  until(projected: ProjectedParticipant): number;
  /** Takes the participant that was projected. */
  prepare(projected: ProjectedParticipant): void;
  /** What the total premium of a month is lower at a flat premium than in the current scheme, never below 0, EUR. */
  difference(flat: number, month: number): number;
  /**
   * Pays beside a flat premium in the months from the transition. `rate` is the rate of compensation; a premium
   * difference as salary is paid as it falls, up to the highest rate.
   */
  pay(flat: number, rate: number): void;
}

/** Cost of compensation to the employer: salary costs its loading on top of itself. */
export const compensationCost = (premium: number, salary: number, { salaryLoading }: CompensationRules): number =>
  premium + salary * (1 + salaryLoading);

/** Payments by the rules of compensation: what does not fit in the room of a month is paid as salary. */
export function compensationPayments(
  rules: CompensationRules,
  projection: ParticipantProjection,
  bases: CompensationBases,
  end: number,
): CompensationPayments {
  const { grid } = projection;
  const { base } = projection.next.trajectory;
  const currentPremium = projection.current.trajectory.premium;
  const [premium, salary] = [new Float64Array(grid.length), new Float64Array(grid.length)];
  const until = (projected: ProjectedParticipant): number => Math.min(end, projected.monthsInNext);
  const highest = rules.maximumRate ?? Infinity;
  let [monthsInCurrent, months] = [0, 0];
  const difference = (flat: number, month: number): number => {
    const current = month < monthsInCurrent ? currentPremium[month]! : 0;
    return Math.max(0, current - (flat * base[month]!) / 12);
  };
  const asItFalls = (flat: number, month: number): number =>
    Math.min(difference(flat, month), highest === Infinity ? Infinity : highest * bases.base(month));
  const isAsItFalls = isPaidAsItFalls(rules);
  return {
    bases,
    premium,
    salary,
    until,
    prepare(projected) {
      ({ monthsInCurrent } = projected);
      months = until(projected);
      bases.prepare(projected);
    },
    difference,
    pay(flat, rate) {
      const room = bases.roomBeside(flat);
      for (let month = grid.transition; month < months; month++) {
        const due = isAsItFalls ? asItFalls(flat, month) : rate * bases.base(month);
        premium[month] = Math.min(due, room * bases.roomBase(month));
        salary[month] = due - premium[month]!;
      }
    },
  };
}
