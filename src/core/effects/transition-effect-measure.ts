import type { DossierInput } from '#core/dossier/dossier.ts';
import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { prescribedEffects } from '#core/transition/prescribed-effects.ts';

/**
 * By which profit the effects of a premium of this form are measured; null where the law prescribes none: where those in service
 * keep a scale, and where there was no scheme on 30 June 2023. See `prescribedEffects`.
 */
export const transitionEffectMeasure = (
  dossier: Pick<DossierInput, 'current' | 'next' | 'change' | 'schemeOn30June2023'>,
  form: 'flat' | 'progressive',
): TransitionEffectMeasure | null => prescribedEffects(dossier, { form, permission: null }).measure;
