import type { SeriesLook } from '#output/language/series-look.ts';

/** Looks of what is drawn beside the alternatives. */
export const otherLooks = {
  fiscalMaximum: { hue: 'ink', dash: 'sysDash', width: 1.25, mark: 'square' },
  /** What comes on top of a series or after it, or the second of two that are no alternatives. */
  second: { hue: 'pale', dash: 'solid', width: 1, mark: 'square' },
  /** The third, in columns beside those two. */
  third: { hue: 'primaryTint', dash: 'solid', width: 1, mark: 'diamond' },
} as const satisfies Readonly<Record<string, SeriesLook>>;
