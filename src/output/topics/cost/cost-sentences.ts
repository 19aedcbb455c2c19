import { alternativeOf } from '#core/result/alternative-of.ts';
import { amount } from '#office/document/dutch-format.ts';
import { atPremium } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { noPremiumAllowed, ofHeadline } from '#output/language/headline.ts';

/** The discounted employer cost at the premium in front, and now. */
export const presentCostConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(
    subject,
    (premium) =>
      `${atPremium(subject, premium)} is de contante werkgeverslast ${amount(premium.existingCost)}, ongewijzigd ${amount(alternativeOf(subject.result, 'unchanged').cost)}`,
  );

/** The first year at the premium in front beside now. */
export function firstYearConclusion(subject: ConclusionSubject): string {
  const bridge = shownBridge(subject);
  return bridge === null ? noPremiumAllowed(subject) : costBridgeConclusion(bridge);
}
