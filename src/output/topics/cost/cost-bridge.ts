import { withoutAdded } from '#output/language/one-off.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { type BridgeStep, costBridge, type CostParts, employerCostOf } from '#core/result/cost-parts.ts';
import { headlineOf } from '#core/result/headline.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/year-of-cost.ts';
import { amount } from '#office/document/dutch-format.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';

/** From the cost of the current scheme to that of one alternative, both in the first year. */
export interface CostBridge {
  readonly year: number;
  /** "in 2027", "in het jaar vanaf 1 december 2026". */
  readonly when: string;
  readonly alternative: PremiumAlternative;
  readonly now: CostParts;
  readonly steps: readonly BridgeStep[];
  /** Of a first scheme of all: it has nothing to be compared with. */
  readonly isFirst: boolean;
}

/** The bridge to the alternative that stands in front; null where none does. */
export function shownBridge({ input, result }: ConclusionSubject): CostBridge | null {
  const alternative = headlineOf(result);
  const [first] = result.years;
  if (alternative === null || first === undefined) return null;
  const now = alternativeOf(result, 'unchanged').firstYear;
  const steps = costBridge(now, alternative.firstYear);
  return { year: first.year, when: inFirstYear(result), alternative, now, steps, isFirst: isFirstScheme(input) };
}

/** What the employer pays in the first year beside now. */
export function costBridgeConclusion({ when, now, alternative, isFirst }: CostBridge): string {
  const base = employerCostOf(now);
  const difference = employerCostOf(alternative.firstYear) - base;
  const pays = `${capitalised(when)} betaalt u${withoutAdded(alternative, 1)}`;
  if (isFirst) return `${pays} ${amount(employerCostOf(alternative.firstYear))}`;
  return `${pays} ${besides(euroDifference(difference, base), 'nu')}`;
}
