import { seriesColours } from '#output/language/series-colours.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { contrast, darkenedOnWhite, ink, mixedColour, white } from '#office/document/readable-colour.ts';

/** The twelve colours of the theme, in the roles that the slides give them. RRGGBB. */
export interface Palette {
  /** Body text. */
  readonly dk1: string;
  readonly lt1: string;
  /** Titles: the primary colour, dark enough to read. */
  readonly dk2: string;
  /** Panels: a tint of the primary colour. */
  readonly lt2: string;
  /** The brand: cover, bands. Only moved where neither dark nor light text could be read on it. */
  readonly accent1: string;
  /** The brand's second colour: small decoration. */
  readonly accent2: string;
  /** Chart series of the budget goal (flat, progressive). */
  readonly accent3: string;
  readonly accent4: string;
  /** Chart series of the profit goal (flat, progressive). */
  readonly accent5: string;
  readonly accent6: string;
  readonly hlink: string;
  readonly folHlink: string;
}

const readable = 4.5;

/** A background on which white or the text colour can be read. */
const brandBackground = (colour: string): string =>
  contrast(colour, white) >= readable || contrast(colour, ink) >= readable ? colour : darkenedOnWhite(colour, readable);

/** The theme of a house style. */
export function paletteOf(style: HouseStyle): Palette {
  const { primary, accent } = style;
  const series = seriesColours(style);
  const title = darkenedOnWhite(primary, 7);
  return {
    dk1: ink,
    lt1: white,
    dk2: title,
    lt2: mixedColour(white, title, 0.07),
    accent1: brandBackground(primary),
    accent2: accent,
    accent3: series.primary,
    accent4: series.primaryTint,
    accent5: series.accent,
    accent6: series.accentTint,
    hlink: title,
    folHlink: title,
  };
}

/** Scheme name of the text colour that can be read on the brand colour. */
export const textOnBrand = ({ accent1 }: Palette): 'bg1' | 'tx1' =>
  contrast(accent1, white) >= readable ? 'bg1' : 'tx1';
