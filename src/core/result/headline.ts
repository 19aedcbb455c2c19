import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/**
 * The alternative that stands in front everywhere: the chosen one unless the law forbids it, else the budget-neutral flat
 * premium, else the first that is allowed; null when none is. What is not allowed is never shown as a choice.
 */
export function headlineOf(
  result: Pick<DossierResult, 'alternatives' | 'chosenAlternative'>,
): PremiumAlternative | null {
  const premiums = premiumAlternatives(result);
  const isAllowed = ({ verdict }: PremiumAlternative): boolean => verdict.allowed === 'yes';
  return (
    premiums.find(({ key, verdict }) => key === result.chosenAlternative && verdict.allowed !== 'no') ??
    premiums.find((premium) => premium.key === 'budgetNeutralFlat' && isAllowed(premium)) ??
    premiums.find(isAllowed) ??
    null
  );
}
