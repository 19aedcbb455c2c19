import { allOf } from '#office/document/dutch-words.ts';
import { amount, percentage, signs, wholeNumber } from '#office/document/dutch-format.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { fractionOf } from '#output/language/subject.ts';

/** Which way a figure differs from the one that it is compared with; what is nearly equal differs neither way. */
export type Direction = 'more' | 'less' | 'equal';

export function direction(difference: number, base: number): Direction {
  if (nearlyEqual(base + difference, base)) return 'equal';
  return difference > 0 ? 'more' : 'less';
}

/** Up to which part of a figure a difference is none: a euro on a million. */
const noDifference = 1e-6;

/**
 * The word for what is nearly equal: "vrijwel evenveel", and "evenveel" only where there is no difference. One that shows as
 * 0,0% still is some euros, which stand beside it elsewhere.
 */
export function equalPhrase(difference: number, base: number, word: 'evenveel' | 'gelijk' | 'even hoog'): string {
  const fraction = fractionOf(Math.abs(difference), Math.abs(base)) ?? 0;
  return fraction <= noDifference ? word : `vrijwel ${word}`;
}

/** From eleven times as much a percentage says less than how many times it is. */
const manyTimes = 10;
const times = ' keer zoveel';

/** Whether a comparison found no difference. */
export const isEqualPhrase = (phrase: string): boolean => phrase.endsWith('evenveel');

/** "€ 1.200 meer", "€ 800 minder"; what is nearly equal to the base, or differs by less than half a euro, "vrijwel evenveel". */
export function euroDifference(difference: number, base: number): string {
  const way = direction(difference, base);
  if (way === 'equal' || Math.round(difference) === 0) return equalPhrase(difference, base, 'evenveel');
  return `${amount(Math.abs(difference))} ${way === 'more' ? 'meer' : 'minder'}`;
}

/** "2,1% meer", "0,8% minder", "12 keer zoveel", "vrijwel evenveel", "evenveel"; null when there is nothing to compare with. */
export function relativeDifference(difference: number, base: number): string | null {
  const fraction = fractionOf(difference, base);
  if (fraction === null) return null;
  const way = direction(difference, base);
  if (way === 'equal') return equalPhrase(difference, base, 'evenveel');
  if (fraction >= manyTimes) return `${wholeNumber(1 + fraction)}${times}`;
  return `${percentage(Math.abs(fraction))} ${way === 'more' ? 'meer' : 'minder'}`;
}

/** "€ 1.200 meer dan nu", "vrijwel evenveel pensioen als nu": a comparison, of what, with what it is compared with. */
export const besides = (comparison: string, reference: string, what = ''): string =>
  `${comparison}${what} ${isEqualPhrase(comparison) || comparison.endsWith(times) ? 'als' : 'dan'} ${reference}`;

/** A difference with its sign: "+ 2,1%", "− 0,8%", "0,0%"; a dash when there is nothing to compare with. */
export function signedPercentage(fraction: number | null, decimals = 1): string {
  if (fraction === null) return '–';
  const shown = percentage(Math.abs(fraction), decimals);
  if (shown === percentage(0, decimals)) return shown;
  return `${fraction > 0 ? signs.plus : signs.minus}${shown}`;
}

/** A difference with its sign before the euro sign: "+ € 1.200", "− € 800", "€ 0". */
export const signedAmount = (value: number): string => `${Math.round(value) > 0 ? signs.plus : ''}${amount(value)}`;

/** All of so many participants: "de enige deelnemer", "beide deelnemers", "alle 25 deelnemers". */
export const allParticipants = (total: number): string =>
  total === 1 ? 'de enige deelnemer' : allOf(total, 'deelnemers');

/** So many of them: "3 van de 25 deelnemers", and all of them where they are. */
export const participantsOf = (count: number, total: number): string =>
  count === total ? allParticipants(total) : `${wholeNumber(count)} van de ${wholeNumber(total)} deelnemers`;

/** "de enige doet mee", "alle 25 doen mee": that nobody is left out, without saying of what. */
export const everybodyTakesPart = (total: number): string =>
  total === 1 ? 'de enige doet mee' : `${allOf(total)} doen mee`;
