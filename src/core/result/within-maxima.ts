import type { Scale } from '#core/dossier/scale.ts';
import { isAbove } from '#core/result/is-above.ts';
import type { NewPremium } from '#core/result/new-premium.ts';

/** Whether no step of a scale is above its highest lawful rate. */
export const isWithin = (scale: Scale, maxima: readonly number[]): boolean =>
  scale.every(({ rate }, row) => !isAbove(rate, maxima[row]!));

/** Which rates of a premium are above a maximum: the exact ones, those that are rounded to be introduced, both, or none. */
export function ratesAboveMaximum({
  exactScale,
  practicalScale,
  maxima,
}: Pick<NewPremium, 'exactScale' | 'practicalScale' | 'maxima'>): 'none' | 'exact' | 'practical' | 'both' {
  const [exact, practical] = [!isWithin(exactScale, maxima), !isWithin(practicalScale, maxima)];
  if (exact && practical) return 'both';
  return exact ? 'exact' : practical ? 'practical' : 'none';
}
