import { amount, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { fractionOf } from '#output/words/conclusions/subject.ts';

/** Direction of a difference, rounded to whole euros as it is shown. */
export type Direction = 'more' | 'less' | 'equal';

/** "de premie stijgt", "de premie daalt". */
export const changeVerb = { more: 'stijgt', less: 'daalt' } as const;

/** A difference that shows as zero euro is no difference. */
export function direction(difference: number): Direction {
  const shown = Math.round(difference);
  if (shown === 0) return 'equal';
  return shown > 0 ? 'more' : 'less';
}

/** "€ 1.200 meer", "€ 800 minder" or the word for no difference. */
export function euroDifference(difference: number, equalWord: string): string {
  const way = direction(difference);
  if (way === 'equal') return equalWord;
  return `${amount(Math.abs(difference))} ${way === 'more' ? 'meer' : 'minder'}`;
}

/** "2,1% meer", "0,8% minder" or the word for no difference; null when there is nothing to compare with. */
export function relativeDifference(difference: number, whole: number, equalWord: string): string | null {
  const fraction = fractionOf(difference, whole);
  if (fraction === null) return null;
  const shown = percentage(Math.abs(fraction));
  if (shown === percentage(0)) return equalWord;
  return `${shown} ${fraction > 0 ? 'meer' : 'minder'}`;
}

/** A difference with its sign: "+2,1%", "-0,8%", "0,0%"; a dash when there is nothing to compare with. */
export function signedPercentage(fraction: number | null, decimals = 1): string {
  if (fraction === null) return '–';
  const shown = percentage(Math.abs(fraction), decimals);
  if (shown === percentage(0, decimals)) return shown;
  return `${fraction > 0 ? '+' : '-'}${shown}`;
}

/** A difference with its sign and without its unit: "+1.200", "-800", "0". */
export const signedNumber = (value: number): string =>
  direction(value) === 'more' ? `+${wholeNumber(value)}` : wholeNumber(value);

/** A difference with its sign behind the euro sign, as in Dutch: "€ +1.200", "€ -800", "€ 0". */
export function signedAmount(value: number): string {
  if (direction(value) !== 'more') return amount(value);
  return amount(value).replace(/(\d)/, '+$1');
}
