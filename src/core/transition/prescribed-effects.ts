import type { DossierInput } from '#core/dossier/dossier.ts';
import type { TransitionEffectMeasure } from '#core/result/transition-effect-measure.ts';
import type { Permission } from '#core/result/new-premium.ts';
import { chapter6b } from '#core/transition/chapter-6b.ts';

/**
 * Why the law prescribes no effects beside an alternative: there was no scheme on 30 June 2023; those in service keep a
 * progressive premium that art. 220e PW permits, or may permit; or the premium rises with age and nothing permits that, so that it
 * cannot be chosen.
 */
type NoEffectsReason = 'noEarlierScheme' | 'keepsScale' | 'mayKeepScale' | 'scaleNotPermitted';

/**
 * The transition effects that the law prescribes beside an alternative: gross or net profit and, with either, the pension
 * expectation in three scenarios; or none. `article`: as cited in Dutch.
 */
export type PrescribedEffects =
  | { readonly measure: TransitionEffectMeasure; readonly article: string }
  | { readonly measure: null; readonly reason: NoEffectsReason; readonly article: string };

/** What of an alternative decides. `permission`: of a premium that rises with age, whether art. 220e PW permits it. */
export interface EffectsQuestion {
  readonly form: 'flat' | 'progressive';
  readonly permission: Pick<Permission, 'permitted'> | null;
}

/**
 * Which transition effects the law prescribes beside an alternative (art. 150b, 150e and 220e PW). In the transition gross
 * profit measures the way from a premium scheme to a flexible contract without risk-sharing reserve or a premium-benefit one
 * (art. 150e lid 3), net profit every other way (lid 1). For who gives up a scale that was kept: gross or net by the new
 * contract alone (art. 220e lid 5 and 4).
 */
export function prescribedEffects(
  dossier: Pick<DossierInput, 'current' | 'next' | 'change' | 'schemeOn30June2023'>,
  { form, permission }: EffectsQuestion,
): PrescribedEffects {
  const chapter = chapter6b(dossier, form);
  if (chapter === 'noEarlierScheme') {
    return { measure: null, reason: 'noEarlierScheme', article: 'art. 150b lid 1 onder a PW' };
  }
  if (form === 'progressive') return besideScale(permission);
  const { contract } = dossier.next;
  const isWithoutReserve = contract === 'flexible' || contract === 'premiumBenefit';
  if (chapter === 'laterChange') {
    return isWithoutReserve
      ? { measure: 'gross', article: 'art. 220e lid 3 en 5 PW' }
      : { measure: 'net', article: 'art. 220e lid 3 en 4 PW' };
  }
  return dossier.current.kind === 'premium' && isWithoutReserve
    ? { measure: 'gross', article: 'art. 150e lid 3 en lid 1 onder b PW' }
    : { measure: 'net', article: 'art. 150e lid 1 PW' };
}

function besideScale(permission: EffectsQuestion['permission']): PrescribedEffects {
  if (permission?.permitted === 'no') {
    return { measure: null, reason: 'scaleNotPermitted', article: 'art. 17 en 220e lid 1 PW' };
  }
  const reason = permission?.permitted === 'yes' ? 'keepsScale' : 'mayKeepScale';
  return { measure: null, reason, article: 'art. 150b lid 1 onder c PW' };
}
