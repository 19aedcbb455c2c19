import type { CompensationRules } from '#core/dossier-choices.ts';
import { isPaidAsItFalls } from '#core/compensation/entitlement.ts';
import { compensationCost, type CompensationPayments } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { ParticipantCompensation } from '#core/result/compensation-result.ts';

/**
 * Sets what was paid last in the first twelve months since the transition, as far as there is compensation in them, EUR.
 * A difference that is paid as it falls has no rate of its own: what its first year amounts to is given.
 */
export function setFirstYear(
  {
    payments,
    projection,
    rules,
  }: {
    readonly payments: CompensationPayments;
    readonly projection: ParticipantProjection;
    readonly rules: CompensationRules;
  },
  columns: ParticipantCompensation,
  flat: number,
  projected: ProjectedParticipant,
  index: number,
): void {
  const { transition } = projection.grid;
  const until = Math.min(transition + 12, payments.until(projected));
  const sum = (amount: (month: number) => number): number => {
    let total = 0;
    for (let month = transition; month < until; month++) total += amount(month);
    return total;
  };
  const premium = sum((month) => payments.premium[month]!);
  const salary = sum((month) => payments.salary[month]!);
  columns.firstYearPremium[index] = premium;
  columns.firstYearSalary[index] = salary;
  columns.firstYearCost[index] = compensationCost(premium, salary, rules);
  if (!isPaidAsItFalls(rules)) return;
  const base = sum((month) => payments.bases.base(month));
  const difference = sum((month) => payments.difference(flat, month));
  columns.individualRate[index] = base > 0 ? difference / base : 0;
  columns.rate[index] = base > 0 ? salary / base : 0;
}
