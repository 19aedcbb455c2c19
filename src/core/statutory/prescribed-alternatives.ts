import type { DossierInput } from '#core/dossier/dossier.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { type PrescribedEffects, prescribedEffects } from '#core/transition/prescribed-effects.ts';

/** What the law prescribes beside an alternative; `notAllowed`: the law forbids it, so that nothing comes of it. */
export type PrescribedBeside =
  | PrescribedEffects
  | { readonly measure: null; readonly reason: 'notAllowed'; readonly article: string };

/** An alternative with the effects that the law prescribes beside it, or the reason why it prescribes none. */
export interface PrescribedAlternative {
  readonly key: PremiumKey;
  readonly choice: PremiumAlternative['choice'];
  readonly form: PremiumAlternative['form'];
  /** The one percentage of a flat premium, rounded as it would be paid; null of a scale. */
  readonly flatPremium: number | null;
  readonly prescribed: PrescribedBeside;
}

/** What the law prescribes beside each premium of the new scheme, in the order of the result. */
export const prescribedAlternatives = (
  dossier: DossierInput,
  result: Pick<DossierResult, 'alternatives'>,
): readonly PrescribedAlternative[] =>
  premiumAlternatives(result).map((alternative) => ({
    key: alternative.key,
    choice: alternative.choice,
    form: alternative.form,
    flatPremium: alternative.form === 'flat' ? (alternative.practicalScale[0]?.rate ?? null) : null,
    prescribed: besideAlternative(dossier, alternative),
  }));

/** Of what is forbidden that comes first, apart from what says more: that there was no scheme, or that no rising premium is permitted. */
function besideAlternative(dossier: DossierInput, alternative: PremiumAlternative): PrescribedBeside {
  const prescribed = prescribedEffects(dossier, alternative);
  if (alternative.verdict.allowed !== 'no') return prescribed;
  const saysMore = prescribed.measure === null && ['noEarlierScheme', 'scaleNotPermitted'].includes(prescribed.reason);
  if (saysMore) return prescribed;
  const articles = new Set(alternative.verdict.grounds.map(({ article }) => article).filter((article) => article));
  return { measure: null, reason: 'notAllowed', article: [...articles].join('; ') };
}
