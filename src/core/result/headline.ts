import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Whether an alternative asks any premium, rounded: without one it is no scheme that anybody can choose. */
export const asksPremium = ({ practicalScale }: Pick<PremiumAlternative, 'practicalScale'>): boolean =>
  practicalScale.some(({ rate }) => rate > 0);

/**
 * The alternative that stands in front everywhere: the chosen one unless the law forbids it, else the budget-neutral flat
 * premium, else the first that is allowed; null when none is. What is not allowed is never shown as a choice, and a premium
 * of 0% only where nothing else is left.
 */
export function headlineOf(
  result: Pick<DossierResult, 'alternatives' | 'chosenAlternative'>,
): PremiumAlternative | null {
  const premiums = premiumAlternatives(result);
  return firstChoice(premiums.filter(asksPremium), result) ?? firstChoice(premiums, result);
}

function firstChoice(
  premiums: readonly PremiumAlternative[],
  { chosenAlternative }: Pick<DossierResult, 'chosenAlternative'>,
): PremiumAlternative | null {
  const isAllowed = ({ verdict }: PremiumAlternative): boolean => verdict.allowed === 'yes';
  return (
    premiums.find(({ key, verdict }) => key === chosenAlternative && verdict.allowed !== 'no') ??
    premiums.find((premium) => premium.key === 'budgetNeutralFlat' && isAllowed(premium)) ??
    premiums.find(isAllowed) ??
    null
  );
}
