import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';

/** Whether an alternative asks any premium, rounded: without one it is no scheme that anybody can choose. */
export const asksPremium = ({ practicalScale }: Pick<PremiumAlternative, 'practicalScale'>): boolean =>
  practicalScale.some(({ rate }) => rate > 0);

/** What the choice that was made follows from. */
type Chosen = Pick<DossierResult, 'alternatives' | 'chosen'>;

/** The premium of the choice that was made; null = none was, or one that the law forbids: then everything is as if none were. */
export const chosenOf = ({ alternatives, chosen }: Chosen): PremiumAlternative | null =>
  premiumAlternatives({ alternatives }).find(({ choice, verdict }) => choice === chosen && verdict.allowed !== 'no') ??
  null;

/**
 * The choice whose details are shown first: the one that was made, else one flat premium for all, else the first that is allowed;
 * null when none is. A premium of 0% only where nothing else is left.
 */
export function headlineOf(result: Chosen): PremiumAlternative | null {
  const choices = premiumAlternatives(result);
  return chosenOf(result) ?? firstAllowed(choices.filter(asksPremium)) ?? firstAllowed(choices);
}

function firstAllowed(choices: readonly PremiumAlternative[]): PremiumAlternative | null {
  const allowed = choices.filter(({ verdict }) => verdict.allowed === 'yes');
  return allowed.find(({ choice }) => choice === 'B') ?? allowed[0] ?? null;
}
