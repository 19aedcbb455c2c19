/** By which profit the transition effects of an alternative are measured (art. 150e PW). */
export type TransitionEffectMeasure = 'gross' | 'net';
