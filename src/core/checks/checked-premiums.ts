import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';

/** A new premium that is checked against the law: an answer, the scale of the ambition, or one of the adviser's own. */
export interface CheckedPremium extends Pick<
  PremiumAlternative,
  'key' | 'form' | 'practicalScale' | 'permission' | 'compensation'
> {
  /** Practical rates per premium step. */
  readonly rates: Float64Array;
}

/** The premiums with their practical rates, in the same order. */
export const checkedPremiums = (
  alternatives: readonly PremiumAlternative[],
  premiums: readonly PracticalPremium[],
): CheckedPremium[] =>
  alternatives.map(({ key, form, practicalScale, permission, compensation }, index) => ({
    key,
    form,
    practicalScale,
    permission,
    compensation,
    rates: premiums[index]!.rates,
  }));
