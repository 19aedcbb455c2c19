import type { PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Verdict } from '#core/result/verdict.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { articlesAgainst, reasonText } from '#output/language/verdict-text.ts';

/** The alternative that stands in front of everything that is made of a dossier; null where the law allows none. */
export const headline = ({ result }: ConclusionSubject): PremiumAlternative | null => headlineOf(result);

/** The verdicts by which the law forbids premiums of a dossier. */
export const forbiddingVerdicts = (result: DossierResult): readonly Verdict[] =>
  premiumAlternatives(result)
    .map(({ verdict }) => verdict)
    .filter(({ allowed }) => allowed === 'no');

/** What is said in front where the law allows none of the premiums. */
export function noPremiumAllowed({ result }: ConclusionSubject): string {
  const verdicts = forbiddingVerdicts(result);
  return verdicts.length === 0
    ? 'Van geen van de berekende premies staat vast dat ze mag'
    : `Geen van de berekende premies is zo toegestaan (${articlesAgainst(verdicts)})`;
}

/**
 * Why no flat premium can be lawful, whatever its height: what stands in the way is in the new scheme itself; null where
 * nothing does.
 */
export function schemeBar({ result }: ConclusionSubject): string | null {
  const { allowed, grounds } = alternativeOf(result, 'profitNeutralFlat').verdict;
  const ofScheme = grounds.filter(({ code }) => code !== 'FLAT_ABOVE_LIMIT');
  return allowed === 'no' && ofScheme.length > 0 ? reasonText({ allowed, grounds: ofScheme }) : null;
}

/** A conclusion about the headline, or that there is none. */
export function ofHeadline<T>(subject: ConclusionSubject, conclude: (premium: PremiumAlternative) => T): T | string {
  const premium = headline(subject);
  return premium === null ? noPremiumAllowed(subject) : conclude(premium);
}

/**
 * The flat premium of which compensation and transition effects are told: what stands in front where that is flat, else
 * the flat premium that would; null where the law allows no flat premium.
 */
export function flatInFront(result: DossierResult): PremiumAlternative | null {
  const front = headlineOf(result);
  if (front?.form === 'flat') return front;
  const alternatives = premiumAlternatives(result).filter(({ form }) => form === 'flat');
  return headlineOf({ alternatives, chosen: null });
}
