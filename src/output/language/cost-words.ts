import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { ComparedCost } from '#api/key-figures.ts';
import {
  euros,
  inDutch,
  percent,
  said,
  type Said,
  signedEuros,
  signedPercent,
  type WordingKey,
} from '#output/language/wording.ts';

/** Above three times as much, and near nothing left, a percentage says less than euros. */
const saysPercentage = (fraction: number): boolean => fraction <= 2 && fraction > -0.995;

const fractionOfCost = (difference: number, base: number): number | null =>
  base > 0 && saysPercentage(difference / base) ? difference / base : null;

/** Equal to the cent. */
const isNothing = (difference: number): boolean => Math.abs(difference) < 0.005;

/** A cost beside now, with what stands below it or in brackets: "+ € 820.000" and "+ 19%"; "vrijwel gelijk" and "+ € 400"; "gelijk". */
export function costParts(difference: number, now: number): readonly [text: Said] | readonly [text: Said, small: Said] {
  if (isNothing(difference)) return [said('equal')];
  if (nearlyEqual(now + difference, now)) return [said('nearlyEqual'), signedEuros(difference)];
  const fraction = fractionOfCost(difference, now);
  return fraction === null ? [signedEuros(difference)] : [signedEuros(difference), signedPercent(fraction, 0)];
}

/** "+ € 820.000 (+ 19%)", "vrijwel gelijk (+ € 400)", "gelijk": a cost beside now. */
export function costBesideNow(difference: number, now: number): string {
  const [text, small] = costParts(difference, now);
  return inDutch(small === undefined ? text : said('inBrackets', text, small));
}

/** What is said of a cost beside now: its way, and the part that it differs by where that says something. */
export function costComparison(difference: number, now: number): Pick<ComparedCost, 'verdict' | 'fraction'> {
  const fraction = fractionOfCost(difference, now);
  if (isNothing(difference)) return { verdict: 'equal', fraction };
  if (nearlyEqual(now + difference, now)) return { verdict: 'nearlyEqual', fraction };
  return { verdict: difference > 0 ? 'more' : 'less', fraction };
}

/** A way with the size of the difference, where it has one. */
const comparedWays = { equal: 'asMuch', nearlyEqual: 'nearlyAsMuch', more: 'costMore', less: 'costLess' } as const;
const waysBesideNow = {
  equal: 'asMuchAsNow',
  nearlyEqual: 'nearlyAsMuchAsNow',
  more: 'costMoreThanNow',
  less: 'costLessThanNow',
} as const;

function comparedBy(
  ways: Readonly<Record<ComparedCost['verdict'], WordingKey>>,
  difference: number,
  now: number,
): Said {
  const { verdict, fraction } = costComparison(difference, now);
  if (verdict === 'equal' || verdict === 'nearlyEqual') return said(ways[verdict]);
  return said(ways[verdict], fraction === null ? euros(Math.abs(difference)) : percent(Math.abs(fraction), 0));
}

/** "19% meer", "€ 8.000 minder", "vrijwel evenveel": beside now, where a sentence has no room to say so. */
export const saidCost = (difference: number, now: number): Said => comparedBy(comparedWays, difference, now);

/** "19% meer dan nu", "vrijwel evenveel als nu". */
export const saidCostBesideNow = (difference: number, now: number): Said => comparedBy(waysBesideNow, difference, now);

/** The same as `saidCost` in Dutch. */
export const shortCostWords = (difference: number, now: number): string => inDutch(saidCost(difference, now));
