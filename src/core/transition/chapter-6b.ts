import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';

/**
 * Whether chapter 6b PW holds beside a premium of the new scheme (art. 150b lid 1 PW). The scheme of 30 June 2023 not
 * being known, there was one: only then is there something to change. A later change is one after eerbiedigende werking
 * (art. 220e lid 3 PW) only where there was a premium that could be kept: without it the change is the transition.
 */
export function chapter6b(
  { change, schemeOn30June2023 }: Pick<DossierInput, 'change' | 'schemeOn30June2023'>,
  form: 'flat' | 'progressive',
): Chapter6b {
  if (schemeOn30June2023 === 'noScheme') return 'noEarlierScheme';
  if (change === 'afterGrandfathering' && schemeOn30June2023 !== 'averagePremium') return 'laterChange';
  return form === 'progressive' ? 'keepsScale' : 'holds';
}
