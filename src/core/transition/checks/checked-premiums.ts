import type { FurtherAlternative } from '#core/further-result.ts';
import type { Scale } from '#core/dossier.ts';
import type { Answer, AnswerKey, Permission, PerVariant, VariantKey } from '#core/result.ts';
import type { Variant } from '#core/transition/variants.ts';

/** A new premium that is held against the law: an answer, the scale of the ambition, or one of the adviser's own. */
export interface CheckedPremium {
  readonly key: VariantKey;
  readonly form: 'flat' | 'progressive';
  readonly practicalScale: Scale;
  /** Practical rates per premium step. */
  readonly rates: Float64Array;
  /** Progressive premiums only. */
  readonly permission: Permission | null;
}

/** The answers, and after them the premiums that are set beside them. */
export function checkedPremiums(
  answers: Readonly<Record<AnswerKey, Answer>>,
  further: readonly FurtherAlternative[],
  variants: PerVariant<Variant>,
): CheckedPremium[] {
  return [...Object.values(answers), ...further].map(({ key, form, practicalScale, permission }) => ({
    key,
    form,
    practicalScale,
    permission,
    rates: variants[key]!.rates,
  }));
}
