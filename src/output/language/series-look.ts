/** Colour of a series by what it is for; `seriesColours` gives the colour of a house style. */
export type Hue = 'neutral' | 'pale' | 'ink' | 'primary' | 'primaryTint' | 'accent' | 'accentTint';

/**
 * How a series is drawn, in the workbook and on the slides alike. Hues differ in lightness, and lines in dash
 * and mark, so that a grey print can be read as well.
 */
export interface SeriesLook {
  readonly hue: Hue;
  /** Dash of a line, as DrawingML names it. */
  readonly dash:
    | 'solid'
    | 'dash'
    | 'lgDash'
    | 'dashDot'
    | 'sysDot'
    | 'lgDashDot'
    | 'lgDashDotDot'
    | 'sysDash'
    | 'sysDashDot';
  /** Width of a line, points. */
  readonly width: number;
  /** Shape of a point, as DrawingML names it. */
  readonly mark: 'circle' | 'diamond' | 'triangle' | 'square' | 'star' | 'plus' | 'x' | 'dash';
}
