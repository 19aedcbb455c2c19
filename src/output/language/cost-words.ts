import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { amount, decimalNumber, percentage, signs } from '#office/document/dutch-format.ts';
import type { ComparedCost } from '#api/key-figures.ts';
import { besides } from '#output/language/phrases.ts';

const million = 1_000_000;

/** "€ 1,08 mln" from a million on, whole euros below it. */
export const money = (value: number): string => {
  if (Math.abs(value) < million) return amount(value);
  const shown = `€\u00a0${decimalNumber(Math.abs(value) / million, 2)} mln`;
  return value < 0 ? `${signs.minus}${shown}` : shown;
};

const signedMoney = (value: number): string => `${Math.round(value) > 0 ? signs.plus : ''}${money(value)}`;

/** Above three times as much, and near nothing left, a percentage says less than euros. */
const saysPercentage = (fraction: number): boolean => fraction <= 2 && fraction > -0.995;

const fractionOfCost = (difference: number, base: number): number | null =>
  base > 0 && saysPercentage(difference / base) ? difference / base : null;

/** Equal to the cent. */
const isNothing = (difference: number): boolean => Math.abs(difference) < 0.005;

/** A cost beside now, with what stands below it or in brackets: "+ € 820.000" and "+ 19%"; "vrijwel gelijk" and "+ € 400"; "gelijk". */
export function costParts(difference: number, now: number): readonly [text: string, small?: string] {
  if (isNothing(difference)) return ['gelijk'];
  if (nearlyEqual(now + difference, now)) return ['vrijwel gelijk', signedMoney(difference)];
  const fraction = fractionOfCost(difference, now);
  return fraction === null
    ? [signedMoney(difference)]
    : [signedMoney(difference), `${fraction > 0 ? signs.plus : signs.minus}${percentage(Math.abs(fraction), 0)}`];
}

/** "+ € 820.000 (+ 19%)", "vrijwel gelijk (+ € 400)", "gelijk": a cost beside now. */
export function costBesideNow(difference: number, now: number): string {
  const [text, small] = costParts(difference, now);
  return small === undefined ? text : `${text} (${small})`;
}

/** What is said of a cost beside now: its way, and the part that it differs by where that says something. */
export function costComparison(difference: number, now: number): Pick<ComparedCost, 'verdict' | 'fraction'> {
  const fraction = fractionOfCost(difference, now);
  if (isNothing(difference)) return { verdict: 'equal', fraction };
  if (nearlyEqual(now + difference, now)) return { verdict: 'nearlyEqual', fraction };
  return { verdict: difference > 0 ? 'more' : 'less', fraction };
}

/** "19% meer", "€ 8.000 minder", "vrijwel evenveel": beside now, where a sentence has no room to say so. */
export function shortCostWords(difference: number, now: number): string {
  const { verdict, fraction } = costComparison(difference, now);
  if (verdict === 'equal') return 'evenveel';
  if (verdict === 'nearlyEqual') return 'vrijwel evenveel';
  const size = fraction === null ? money(Math.abs(difference)) : percentage(Math.abs(fraction), 0);
  return `${size} ${verdict === 'more' ? 'meer' : 'minder'}`;
}

/** "19% meer dan nu", "vrijwel evenveel als nu". */
export const costWords = (difference: number, now: number): string => besides(shortCostWords(difference, now), 'nu');
