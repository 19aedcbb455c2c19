import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { NewPremium } from '#core/result/new-premium.ts';
import type { PracticalPremium, SolvedPremium } from '#core/transition/new-premiums.ts';

/** A new premium that is checked against the law: an answer, the scale of the ambition, or one of the adviser's own. */
export interface CheckedPremium extends PracticalPremium, Pick<NewPremium, 'practicalScale' | 'permission'> {
  readonly compensation: AlternativeCompensation | null;
}

/** The premiums with their compensation, in the same order. The current scale has checks of its own, kept or not. */
export const checkedPremiums = (
  premiums: readonly SolvedPremium[],
  followed: readonly Pick<CheckedPremium, 'compensation'>[],
): CheckedPremium[] =>
  premiums
    .map(({ key, form, rates, figures: { practicalScale, permission } }, index) => ({
      key,
      form,
      rates,
      practicalScale,
      permission,
      compensation: followed[index]!.compensation,
    }))
    .filter(({ key }) => key !== 'keptScale');
