import type { DossierInput } from '#core/dossier.ts';
import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';

/**
 * Gross profit holds when the current scheme is a premium scheme, the new one flexible (without a risk-sharing reserve)
 * or a premium-benefit one, and nobody keeps a progressive premium (art. 220e PW); net profit in all other cases.
 */
export function transitionEffectMeasure(
  { current, next }: Pick<DossierInput, 'current' | 'next'>,
  form: 'flat' | 'progressive',
): TransitionEffectMeasure {
  const isGrossPossible = current.kind === 'premium' && next.contract !== 'solidary';
  return isGrossPossible && form === 'flat' ? 'gross' : 'net';
}
