import { compensationCost } from '#core/compensation/payments.ts';
import type { CompensationTotals } from '#core/compensation/compensation-totals.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensationYear } from '#core/result/compensation-result.ts';

/** The totals by year, up to the last year in which something is paid. `firstYear`: calendar year of the transition. */
export function compensationYears(
  { premium, salary }: CompensationTotals,
  rules: CompensationRules,
  firstYear: number,
): CompensationYear[] {
  const isPaid = (index: number): boolean => premium[index]! + salary[index]! > 0;
  const last = [...premium.keys()].findLastIndex(isPaid);
  return Array.from({ length: last + 1 }, (_, index) => ({
    index,
    year: firstYear + index,
    premium: premium[index]!,
    salary: salary[index]!,
    cost: compensationCost(premium[index]!, salary[index]!, rules),
  }));
}
