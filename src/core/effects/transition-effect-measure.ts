import type { DossierInput } from '#core/dossier.ts';
import { chapter6b } from '#core/transition/chapter-6b.ts';
import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';

/**
 * By which profit the effects of a flat premium are measured: gross when the current scheme is a premium scheme and the
 * new one flexible (without a risk-sharing reserve) or a premium-benefit one, else net. In the transition by art. 150e PW,
 * after years of keeping a scale by art. 220e lid 4 and 5 PW. Null where the law prescribes none: where those in service
 * keep a scale, and where there was no scheme on 30 June 2023.
 */
export function transitionEffectMeasure(
  dossier: Pick<DossierInput, 'current' | 'next' | 'change' | 'schemeOn30June2023'>,
  form: 'flat' | 'progressive',
): TransitionEffectMeasure | null {
  if (form === 'progressive' || chapter6b(dossier, form) === 'noEarlierScheme') return null;
  const isWithoutReserve = dossier.next.contract === 'flexible' || dossier.next.contract === 'premiumBenefit';
  return dossier.current.kind === 'premium' && isWithoutReserve ? 'gross' : 'net';
}
