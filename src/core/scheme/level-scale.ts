import type { Scale } from '#core/dossier/scale.ts';

/**
 * Whether a scale has one and the same rate in every step: then it is no premium that rises with age (art. 220e PW, art. 38r
 * Wet LB) but a flat one (art. 17 PW, art. 18a lid 1 Wet LB), however it was typed. An empty scale is none.
 */
export const isLevel = (scale: Scale): boolean =>
  scale.length > 0 && scale.every(({ rate }) => rate === scale[0]!.rate);
