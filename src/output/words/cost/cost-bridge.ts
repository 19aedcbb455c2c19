import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { type BridgeStep, costBridge, type CostParts, employerCostOf } from '#core/result/cost-parts.ts';
import { headlineOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { costPartWords } from '#output/words/cost/cost-parts.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { besides, euroDifference } from '#output/words/phrases.ts';

/** From the cost of the current scheme to that of one alternative, both in the first year. */
export interface CostBridge {
  readonly year: number;
  readonly alternative: PremiumAlternative;
  readonly now: CostParts;
  readonly steps: readonly BridgeStep[];
}

/** The bridge to the alternative that stands in front; null where none does. */
export function shownBridge({ result }: ConclusionSubject): CostBridge | null {
  const alternative = headlineOf(result);
  const [first] = result.years;
  if (alternative === null || first === undefined) return null;
  const now = alternativeOf(result, 'unchanged').firstYear;
  return { year: first.year, alternative, now, steps: costBridge(now, alternative.firstYear) };
}

/** So many of the largest steps are named. */
const namedSteps = 2;

/** How a part moved, for one part and for more. */
const movements = {
  rises: ['is hoger', 'zijn hoger'],
  falls: ['is lager', 'zijn lager'],
  appears: ['komt erbij', 'komen erbij'],
  disappears: ['vervalt', 'vervallen'],
} as const;

function movement(now: number, next: number): keyof typeof movements {
  if (now === 0) return 'appears';
  if (next === 0) return 'disappears';
  return next > now ? 'rises' : 'falls';
}

/** Parts that moved alike: "de pensioenpremie is lager", "de opslag op de premie en de risicopremies komen erbij". */
function clause(parts: readonly (keyof CostParts)[], way: keyof typeof movements): string {
  const words = parts.map((part) => costPartWords[part]);
  const isPlural = words.length > 1 || words[0]?.isPlural === true;
  return `${words.map(({ inSentence }) => inSentence).join(' en ')} ${movements[way][isPlural ? 1 : 0]}`;
}

/** The largest steps, by how the parts themselves moved: the own contribution moves the other way than its step. */
function largestSteps({ now, alternative, steps }: CostBridge): string {
  const total = employerCostOf(now);
  const largest = steps
    .filter(({ amount }) => !nearlyEqual(total + amount, total))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .slice(0, namedSteps)
    .map(({ part }) => part);
  const alike = Map.groupBy(largest, (part) => movement(now[part], alternative.firstYear[part]));
  return [...alike].map(([way, parts]) => clause(parts, way)).join(' en ');
}

/** What the employer pays in the first year beside now, and through which parts. */
export function costBridgeConclusion(bridge: CostBridge): string {
  const { year, now, alternative } = bridge;
  const base = employerCostOf(now);
  const difference = employerCostOf(alternative.firstYear) - base;
  const compared = `In ${year} betaalt u ${besides(euroDifference(difference, base), 'nu')}`;
  const parts = largestSteps(bridge);
  return parts === '' ? compared : `${compared}: ${parts}`;
}

/**
 * What a reader must know to compare the premiums: a premium that was filled in as one percentage may hold what the new
 * scheme charges apart; null where nothing was.
 */
export function invoicedPremiumSentence({ input: { current } }: ConclusionSubject): string | null {
  if (current.kind !== 'averagePay' || current.paidPremium === null || current.paidPremium === 0) return null;
  return 'De huidige premie is ingevuld als één percentage: wat daarin aan risicopremies en kosten zit, staat niet apart.';
}
