/**
 * Whether chapter 6b PW (transition plan, prescribed effects, compensation of art. 150f) holds, and if not why:
 * `noEarlierScheme`: there was no scheme on 30 June 2023 (art. 150b lid 1 onder a PW);
 * `keepsScale`: those in service keep a progressive premium, so that art. 220e PW is used (lid 1 onder c);
 * `laterChange`: the transition is over, a scale that was kept is given up later (art. 220e lid 3 PW).
 */
export type Chapter6b = 'holds' | 'noEarlierScheme' | 'keepsScale' | 'laterChange';
