import type { HouseStyle } from '#contract/house-style.ts';
import type { ShownKey } from '#contract/terms/shown-alternatives.ts';
import { darkenedOnWhite, ink, mixedColour, textColourOn, white } from '#documents/package/readable-colour.ts';

/** The colours of the workbook, derived from two brand colours so that everything stays readable. RRGGBB. */
export interface Palette {
  readonly heading: string;
  readonly ink: string;
  readonly muted: string;
  readonly link: string;
  readonly header: string;
  readonly onHeader: string;
  readonly line: string;
  readonly tint: string;
  readonly levels: Readonly<Record<'pass' | 'warning' | 'error', { readonly fill: string; readonly text: string }>>;
  readonly alternatives: Readonly<Record<ShownKey, string>>;
}

/** Lines and columns in charts stand out from white by at least 3:1. */
const graphic = (colour: string): string => darkenedOnWhite(colour, 3);

export function palette(style: HouseStyle): Palette {
  return {
    heading: darkenedOnWhite(style.primary),
    ink,
    muted: '55606C',
    link: darkenedOnWhite(style.accent),
    header: style.primary,
    onHeader: textColourOn(style.primary),
    line: mixedColour(style.primary, white, 0.75),
    tint: mixedColour(style.primary, white, 0.93),
    levels: {
      pass: { fill: 'E3F4E6', text: '14532D' },
      warning: { fill: 'FFF3CD', text: '5C4300' },
      error: { fill: 'FBE3E1', text: '8B1A10' },
    },
    alternatives: {
      unchanged: '5F6B76',
      budgetNeutralFlat: graphic(style.primary),
      budgetNeutralProgressive: graphic(mixedColour(style.primary, white, 0.4)),
      profitNeutralFlat: graphic(style.accent),
      profitNeutralProgressive: graphic(mixedColour(style.accent, white, 0.35)),
      ambition: '7A4FA3',
      ownFlat: '2E7D32',
      ownScale: '9A6700',
    },
  };
}
