import { compensationCost } from '#core/compensation/payments.ts';
import type { CompensationTally } from '#core/compensation/tally.ts';
import type { CompensationTerms } from '#core/dossier-choices.ts';
import type { CompensationYear } from '#core/compensation-result.ts';

/** The years of a tally up to the last in which something is paid. `firstYear`: calendar year of the transition. */
export function compensationYears(
  { premium, salary }: Pick<CompensationTally, 'premium' | 'salary'>,
  terms: CompensationTerms,
  firstYear: number,
): CompensationYear[] {
  const isPaid = (index: number): boolean => premium[index]! + salary[index]! > 0;
  const last = [...premium.keys()].findLastIndex(isPaid);
  return Array.from({ length: last + 1 }, (_, index) => ({
    index,
    year: firstYear + index,
    premium: premium[index]!,
    salary: salary[index]!,
    cost: compensationCost(premium[index]!, salary[index]!, terms),
  }));
}
