import type { SeriesLook } from '#output/language/series-look.ts';

/** Lengths of strokes and gaps of the dashes of DrawingML, in widths of the line. */
const lengths: Readonly<Record<SeriesLook['dash'], readonly number[]>> = {
  solid: [],
  dash: [4, 3],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  sysDot: [1, 1],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDash: [3, 1],
  sysDashDot: [3, 1, 1, 1],
};

/** The dash of a line of this width as SVG has it; undefined for a solid line. */
export const dashPattern = (dash: SeriesLook['dash'], width: number): string | undefined =>
  lengths[dash].length === 0 ? undefined : lengths[dash].map((length) => (length * width).toFixed(3)).join(' ');
