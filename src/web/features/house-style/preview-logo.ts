import type { ShownHouseStyle } from '#api/house-style.ts';
import type { Logo } from '#office/document/house-style.ts';
import {
  colourSamples,
  backgroundUnder,
  type ColourSample,
  type LogoBackground,
} from '#output/writers/drawing/logo-background.ts';
import type { Palette } from '#output/writers/drawing/palette.ts';

type ShownLogo = NonNullable<ShownHouseStyle['logo']>;

/** A logo with what the report puts it on. */
export interface PreviewLogo extends ShownLogo {
  readonly background: LogoBackground;
}

/** The logo of which a data address was made. */
export function logoOf({ dataUrl, width, height }: ShownLogo): Logo {
  const [, type, base64 = ''] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { type: type === 'png' ? 'png' : 'jpeg', bytes, width, height };
}

/** What is seen of a logo; it does not change with the colours of the house style. */
export const shownSamples = (logo: ShownLogo | null): readonly ColourSample[] =>
  logo === null ? [] : colourSamples(logoOf(logo));

/** The logo as the report would have it in these colours. */
export const previewLogo = (
  logo: ShownLogo | null,
  samples: readonly ColourSample[],
  { dk2 }: Palette,
): PreviewLogo | null => (logo === null ? null : { ...logo, background: backgroundUnder(samples, dk2) });

/** The colour of a background (RRGGBB). */
export const backgroundColour = ({ lt1, dk2 }: Palette, background: LogoBackground): string =>
  background === 'tx2' ? dk2 : lt1;
