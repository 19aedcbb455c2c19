import { contrast, white } from '#office/document/readable-colour.ts';
import { textOnBrand, type Palette } from '#output/writers/drawing/palette.ts';

export interface Readability {
  /** Text on the cover, as the report chooses it. */
  readonly cover: { readonly text: 'white' | 'dark'; readonly ratio: number };
  /** The colour behind it; not the primary colour where no text could be read on that. */
  readonly background: string;
  /** Titles on white. */
  readonly title: { readonly colour: string; readonly ratio: number };
  /** The accent colour as it was chosen, on white. */
  readonly accent: { readonly ratio: number };
}

/** Rounded down, so that what is shown as 4,5 is enough. */
const shown = (ratio: number): number => Math.floor(ratio * 10) / 10;

/** What the report makes of the chosen colours, in ratios of WCAG 2.2. */
export function readability(palette: Palette): Readability {
  const isWhite = textOnBrand(palette) === 'bg1';
  return {
    cover: {
      text: isWhite ? 'white' : 'dark',
      ratio: shown(contrast(palette.accent1, isWhite ? palette.lt1 : palette.dk1)),
    },
    background: palette.accent1,
    title: { colour: palette.dk2, ratio: shown(contrast(palette.dk2, white)) },
    accent: { ratio: shown(contrast(palette.accent2, white)) },
  };
}
