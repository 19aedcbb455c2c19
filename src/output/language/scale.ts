import type { Scale } from '#core/dossier/scale.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import { currentScaleName } from '#output/language/current-scheme.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { barredText, notKnown } from '#output/language/verdict-text.ts';
import { asksPremium } from '#core/result/headline.ts';
import { courseOf, premiumPhrase } from '#output/language/premium.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';

/** Whether two scales ask the same of everybody. */
export const isSameScale = (one: Scale, other: Scale): boolean =>
  [...one, ...other].every(({ fromAge }) => Math.abs(scaleRate(one, fromAge) - scaleRate(other, fromAge)) < 1e-9);

/** How a flat premium compares with a scale that runs up to the pension age. */
export type Crossing =
  | { readonly kind: 'equal' }
  | { readonly kind: 'mixed' }
  /** `touches`: on some step they are equal. */
  | { readonly kind: 'above' | 'below'; readonly touches: boolean }
  | { readonly kind: 'crosses'; readonly age: number; readonly first: 'above' | 'below'; readonly touches: boolean };

/** Where a flat premium changes from above to below a scale, or the other way. */
export function crossing(flat: number, scale: Scale): Crossing {
  const signs = scale.map(({ fromAge, rate }) => ({ fromAge, sign: Math.sign(Math.round((flat - rate) * 1e6)) }));
  const changes = signs.filter(({ sign }) => sign !== 0);
  const touches = changes.length < signs.length;
  const [first] = changes;
  if (first === undefined) return { kind: 'equal' };
  const start = first.sign > 0 ? 'above' : 'below';
  const turn = changes.findIndex(({ sign }) => sign !== first.sign);
  if (turn < 0) return { kind: start, touches };
  if (changes.slice(turn).some(({ sign }) => sign === first.sign)) return { kind: 'mixed' };
  return { kind: 'crosses', age: changes[turn]?.fromAge ?? 0, first: start, touches };
}

/** The age from which the fiscal scales run (art. 38r Wet LB). */
const youngestAge = 15;

const sides = { above: 'boven', below: 'onder' } as const;
const others = { above: 'below', below: 'above' } as const;

/** "boven de huidige staffel"; where they touch "niet onder de huidige staffel". */
const sideOf = (side: keyof typeof sides, touches: boolean): string =>
  touches ? `niet ${sides[others[side]]}` : sides[side];

/**
 * How what stands in front compares with the current scale, or with the progressive answer where there is none and that is
 * one to choose; a scale itself is named by its ends.
 */
export const scaleConclusion = (subject: ConclusionSubject): string =>
  ofHeadline(subject, (premium) =>
    premium.form === 'flat' ? flatBesideScale(subject, premium) : risesWithAge(subject, premium),
  );

const risesWithAge = (subject: ConclusionSubject, premium: PremiumAlternative): string =>
  `${premiumPhrase(subject, premium)} ${courseOf(premium.practicalScale)} de leeftijd`;

/** What a flat premium is compared with: steps, and what they are called. */
interface Compared {
  readonly scale: Scale;
  readonly name: string;
}

/**
 * Beside average pay there is no current scale: then it is the scale of equal cost, as far as that is one to choose. Where
 * the law bars it, or it asks nothing at any age, a text says so in its place; null where that scale is flat itself.
 */
function comparedWith({ input, result }: ConclusionSubject): Compared | string | null {
  if (input.current.kind === 'premium') return { scale: result.currentScale, name: currentScaleName(input) };
  const answer = alternativeOf(result, 'budgetNeutralProgressive');
  if (answer.form === 'flat') return null;
  const { allowed } = answer.verdict;
  if (allowed === 'no') return barredScale(answer);
  if (!asksPremium(answer)) return 'een budgetneutrale staffel boven 0% is er niet';
  const isNeutral = answer.feasible || answer.shortfall === null || answer.shortfall.amount < 0;
  const kind = isNeutral ? 'budgetneutrale' : 'hoogst toegestane';
  return {
    scale: answer.practicalScale,
    name: `de ${kind} staffel${allowed === 'unknown' ? ` (${notKnown.toLowerCase()})` : ''}`,
  };
}

/** Above a maximum is this scale; every other ground holds for a scale of any height, and says more. */
function barredScale({ verdict, permission }: PremiumAlternative): string {
  const { grounds } = verdict;
  const ofEveryHeight =
    permission?.permitted === 'no' ? grounds.filter(({ code }) => code !== 'SCALE_ABOVE_LIMIT') : [];
  const ground = ofEveryHeight[0] ?? grounds[0];
  const barred = ground?.code === 'SCALE_ABOVE_LIMIT' ? 'de budgetneutrale staffel' : 'een progressieve staffel';
  return `${barred} is ${barredText({ ...verdict, grounds: ground === undefined ? [] : [ground] })}`;
}

function flatBesideScale(subject: ConclusionSubject, answer: PremiumAlternative): string {
  const flat = answer.practicalScale[0]?.rate ?? 0;
  const phrase = premiumPhrase(subject, answer);
  const compared = comparedWith(subject);
  const everywhere = `${phrase} geldt op elke leeftijd`;
  if (compared === null) return everywhere;
  if (typeof compared === 'string') return `${everywhere}; ${compared}`;
  const { scale, name } = compared;
  const found = crossing(flat, scale);
  const start = scale[0]?.fromAge ?? youngestAge;
  // Below its first step a scale has no premium.
  const from = start > youngestAge ? ` vanaf ${start} jaar` : '';
  if (found.kind === 'equal') return `${phrase} is op elke leeftijd${from} gelijk aan ${name}`;
  if (found.kind === 'mixed') return `${phrase} ligt afwisselend boven en onder ${name}`;
  if (found.kind === 'crosses') {
    const { first, touches, age } = found;
    const second = sideOf(others[first], touches).replace(/(\w+)$/, 'er$1');
    return `${phrase} ligt tot ${age} jaar ${sideOf(first, touches)} ${name} en daarna ${second}`;
  }
  return found.touches
    ? `${phrase} ligt op geen leeftijd${from} ${sides[others[found.kind]]} ${name}`
    : `${phrase} ligt op elke leeftijd${from} ${sides[found.kind]} ${name}`;
}
