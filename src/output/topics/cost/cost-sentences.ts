import type { ConclusionSubject } from '#output/language/subject.ts';
import { costBridgeConclusion, shownBridge } from '#output/topics/cost/cost-bridge.ts';
import { noPremiumAllowed } from '#output/language/headline.ts';

/** The first year at the premium in front beside now. */
export function firstYearConclusion(subject: ConclusionSubject): string {
  const bridge = shownBridge(subject);
  return bridge === null ? noPremiumAllowed(subject) : costBridgeConclusion(bridge);
}
