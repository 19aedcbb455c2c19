import type { ReachedLimit } from '#api/reached-limit.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';

/** What is used and what is allowed, as a text writes them; of megabytes a tenth counts. */
export function limitAmounts(
  { formats }: FirstTexts,
  { name, used, most }: ReachedLimit,
): [used: string, most: string] {
  return [name === 'megabytes' ? formats.oneDecimal(used) : formats.wholeNumber(used), formats.wholeNumber(most)];
}
