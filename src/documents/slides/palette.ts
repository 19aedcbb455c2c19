import type { HouseStyle } from '#contract/house-style.ts';
import { contrast, darkenedOnWhite, ink, mixedColour, white } from '#documents/package/readable-colour.ts';

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

/** The colour, made lighter until its contrast on white is no more than this. */
function lightened(colour: string, most: number): string {
  for (let part = 0; part < 1; part += 0.04) {
    const lighter = mixedColour(colour, white, part);
    if (contrast(lighter, white) <= most) return lighter;
  }
  return colour;
}

/** The series colours keep apart by lightness too, so that they can be told apart in grey print and with any two brand colours. */
export function paletteOf({ primary, accent }: HouseStyle): Palette {
  const budget = darkenedOnWhite(primary, 7);
  const profit = lightened(darkenedOnWhite(accent, 3.1), 4);
  const title = darkenedOnWhite(primary, 7);
  return {
    dk1: ink,
    lt1: white,
    dk2: title,
    lt2: mixedColour(white, title, 0.07),
    accent1: brandBackground(primary),
    accent2: accent,
    accent3: budget,
    accent4: lightened(budget, 5),
    accent5: profit,
    accent6: darkenedOnWhite(profit, 5),
    hlink: title,
    folHlink: title,
  };
}

/** Scheme name of the text colour that can be read on the brand colour. */
export const textOnBrand = ({ accent1 }: Palette): 'bg1' | 'tx1' =>
  contrast(accent1, white) >= readable ? 'bg1' : 'tx1';
