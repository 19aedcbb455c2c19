import type { SeriesLook } from '#output/language/series-look.ts';

/** Looks of what is drawn beside the alternatives. */
export const otherLooks = {
  fiscalMaximum: { hue: 'ink', dash: 'sysDash', width: 1.25, mark: 'square', pattern: null },
  /** The second of two series that are no alternatives. */
  second: { hue: 'accent', dash: 'solid', width: 1, mark: 'square', pattern: 'wdUpDiag' },
  /** The third, in columns beside those two. */
  third: { hue: 'neutral', dash: 'solid', width: 1, mark: 'diamond', pattern: 'hollow' },
} as const satisfies Readonly<Record<string, SeriesLook>>;
