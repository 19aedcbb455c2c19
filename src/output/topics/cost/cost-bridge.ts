import { withoutAdded } from '#output/language/one-off.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { type BridgeStep, costBridge, costPartNames, type CostParts, employerCostOf } from '#core/result/cost-parts.ts';
import { headlineOf } from '#core/result/headline.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { costPartWords } from '#output/topics/cost/cost-parts.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { inFirstYear } from '#output/topics/cost/years-conclusion.ts';
import { isHeldInPremium } from '#output/language/invoiced-premium.ts';
import { capitalised } from '#office/document/dutch-words.ts';
import { besides, euroDifference } from '#output/language/phrases.ts';

/** From the cost of the current scheme to that of one alternative, both in the first year. */
export interface CostBridge {
  readonly year: number;
  /** "in 2027", "in het jaar vanaf 1 december 2026". */
  readonly when: string;
  /** Parts that the premium of now may hold: they are 0 now because nobody knows how much of it they are. */
  readonly held: ReadonlySet<keyof CostParts>;
  readonly alternative: PremiumAlternative;
  readonly now: CostParts;
  readonly steps: readonly BridgeStep[];
}

/** The bridge to the alternative that stands in front; null where none does. */
export function shownBridge(subject: ConclusionSubject): CostBridge | null {
  const { result } = subject;
  const alternative = headlineOf(result);
  const [first] = result.years;
  if (alternative === null || first === undefined) return null;
  const now = alternativeOf(result, 'unchanged').firstYear;
  const held = new Set(costPartNames.filter((part) => isHeldInPremium(subject, part, now[part])));
  const steps = costBridge(now, alternative.firstYear);
  return { year: first.year, when: inFirstYear(result), held, alternative, now, steps };
}

/** How a part moved, for one part and for more: the verb, and what ends the clause. */
const movements = {
  rises: { verbs: ['is', 'zijn'], end: ' hoger' },
  falls: { verbs: ['is', 'zijn'], end: ' lager' },
  appears: { verbs: ['komt', 'komen'], end: ' erbij' },
  /** What the premium of now may hold is not new. */
  leavesPremium: { verbs: ['staat', 'staan'], end: ' straks apart' },
  disappears: { verbs: ['vervalt', 'vervallen'], end: '' },
} as const;
type Movement = keyof typeof movements;

function movement(now: number, next: number, isHeld: boolean): Movement {
  if (now === 0) return isHeld ? 'leavesPremium' : 'appears';
  if (next === 0) return 'disappears';
  return next > now ? 'rises' : 'falls';
}

/** A part that moved, and what that adds to the employer cost, EUR. */
interface MovedPart {
  readonly part: keyof CostParts;
  readonly way: Movement;
  readonly amount: number;
}

const verbOf = (way: Movement, isPlural: boolean): string => movements[way].verbs[isPlural ? 1 : 0];

/** Parts that moved alike: "de pensioenpremie is lager", "de opslag op de premie en de risicopremies komen erbij". */
function clause(parts: readonly (keyof CostParts)[], way: Movement): string {
  const words = parts.map((part) => costPartWords[part]);
  const isPlural = words.length > 1 || words[0]?.isPlural === true;
  return `${words.map(({ inSentence }) => inSentence).join(' en ')} ${verbOf(way, isPlural)}${movements[way].end}`;
}

const clauses = (parts: readonly MovedPart[]): string =>
  [...Map.groupBy(parts, ({ way }) => way)]
    .map(([way, alike]) =>
      clause(
        alike.map(({ part }) => part),
        way,
      ),
    )
    .join(' en ');

/** A part that held the cost back: "al komen de risicopremies erbij", "al is ook de eigen bijdrage lager". */
function concession({ part, way }: MovedPart, cause: MovedPart): string {
  const { inSentence, isPlural = false } = costPartWords[part];
  const too = way === cause.way ? 'ook ' : '';
  return `, al ${verbOf(way, isPlural)} ${too}${inSentence}${movements[way].end}`;
}

/** The steps that count, the largest first, by how the parts moved: the own contribution moves the other way than its step. */
function movedParts({ now, alternative, steps, held }: CostBridge): readonly MovedPart[] {
  const total = employerCostOf(now);
  return steps
    .filter(({ amount }) => !nearlyEqual(total + amount, total))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount))
    .map(({ part, amount }) => ({
      part,
      amount,
      way: movement(now[part], alternative.firstYear[part], held.has(part)),
    }));
}

/** Parts that hold each other up: of two that moved alike, the one that made it dearer goes first. */
function balancingSteps(parts: readonly MovedPart[]): string {
  const [dearer, cheaper] = parts.toSorted((one, other) => other.amount - one.amount);
  if (dearer === undefined || cheaper === undefined || dearer.way !== cheaper.way || cheaper.amount > 0)
    return clauses(parts);
  return `${clauses([dearer])}, maar ${costPartWords[cheaper.part].inSentence} ook`;
}

/**
 * The two largest steps; where the cost differs, first the largest one that made it differ, so that no part is given as
 * the reason for a cost that it held back.
 */
function largestSteps(bridge: CostBridge, difference: number): string {
  const moved = movedParts(bridge);
  const [first, second] = moved;
  if (difference === 0) return balancingSteps([first, second].filter((part) => part !== undefined));
  const cause = moved.find(({ amount }) => Math.sign(amount) === Math.sign(difference));
  if (cause === undefined) return '';
  const other = moved.find((part) => part !== cause);
  if (other === undefined) return clauses([cause]);
  return Math.sign(other.amount) === Math.sign(difference)
    ? clauses([cause, other])
    : `${clauses([cause])}${concession(other, cause)}`;
}

/** What the employer pays in the first year beside now, and through which parts. */
export function costBridgeConclusion(bridge: CostBridge): string {
  const { when, now, alternative } = bridge;
  const base = employerCostOf(now);
  const difference = employerCostOf(alternative.firstYear) - base;
  const compared = `${capitalised(when)} betaalt u${withoutAdded(alternative, 1)} ${besides(euroDifference(difference, base), 'nu')}`;
  const parts = largestSteps(bridge, nearlyEqual(base + difference, base) ? 0 : difference);
  return parts === '' ? compared : `${compared}: ${parts}`;
}
