import type { SeriesLook } from '#output/language/series-look.ts';

type Pattern = Exclude<SeriesLook['pattern'], null | 'hollow'>;

/** A tile that repeats: strokes in the colour of the series, or dots left free in it. */
interface Tile {
  readonly size: number;
  readonly strokes: string;
  readonly width: number;
  /** The colour of the series lies beneath, and the strokes are left free. */
  readonly isReversed?: boolean;
}

/** The patterns of columns as DrawingML names them. */
export const tiles: Readonly<Record<Pattern, Tile>> = {
  wdUpDiag: { size: 8, strokes: 'M-2 2L2 -2M0 8L8 0M6 10L10 6', width: 2.5 },
  wdDnDiag: { size: 8, strokes: 'M-2 6L2 10M0 0L8 8M6 -2L10 2', width: 2.5 },
  dkHorz: { size: 6, strokes: 'M0 2H6', width: 3 },
  narVert: { size: 4, strokes: 'M2 0V4', width: 1.5 },
  smGrid: { size: 5, strokes: 'M0 2.5H5M2.5 0V5', width: 1.25 },
  pct90: { size: 6, strokes: 'M2 3H4', width: 2, isReversed: true },
};
