import type { HouseStyle } from '#office/document/house-style.ts';
import type { SheetRoom } from '#output/model/sheet-rooms.ts';
import {
  darkenedOnWhite,
  forbiddenRed,
  ink,
  mixedColour,
  textColourOn,
  white,
} from '#office/document/readable-colour.ts';

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
  /** Of the tabs: what is the answer, what proves it, what it was made from. */
  readonly tabs: Readonly<Record<SheetRoom, string>>;
}

const grey = '8A94A0';

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
      error: { fill: 'FBE3E1', text: forbiddenRed },
    },
    tabs: { answer: darkenedOnWhite(style.primary), proof: darkenedOnWhite(style.accent), source: grey, hidden: grey },
  };
}
