import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { isPaidAsItFalls } from '#core/compensation/entitlement.ts';
import { compensationCost, type CompensationPayments } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantCompensation } from '#core/result/compensation-result.ts';

/**
 * Sets what was paid last in the first twelve months since the transition, as far as there is compensation in them, EUR.
 * A difference that is paid as it falls has no rate of its own: what its first year amounts to is given.
 */
export function setFirstYear(
  {
    payments,
    rules,
  }: {
    readonly payments: CompensationPayments;
    readonly rules: CompensationRules;
  },
  columns: ParticipantCompensation,
  flat: number,
  projected: ProjectedParticipant,
  index: number,
): void {
  const { period, year, from, until } = payments.spans(projected);
  const sum = (amount: (span: number) => number): number => {
    let total = 0;
    for (let span = 0; span < period.length && year[span] === 0; span++) {
      total += (until[span]! - from[span]!) * amount(span);
    }
    return total;
  };
  const premium = sum((span) => payments.premium[span]!);
  const salary = sum((span) => payments.salary[span]!);
  columns.firstYearPremium[index] = premium;
  columns.firstYearSalary[index] = salary;
  columns.firstYearCost[index] = compensationCost(premium, salary, rules);
  if (!isPaidAsItFalls(rules)) return;
  const base = sum((span) => payments.bases.base[period[span]!]! / 12);
  const difference = sum((span) => payments.difference(flat, from[span]!));
  columns.individualRate[index] = base > 0 ? difference / base : 0;
  columns.rate[index] = base > 0 ? salary / base : 0;
}
