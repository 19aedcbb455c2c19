import type { Logo, ShownHouseStyle } from '#contract/house-style.ts';
import { dabsOf, groundUnder, type Dab, type LogoGround } from '#documents/slides/logo-ground.ts';
import type { Palette } from '#documents/slides/palette.ts';

type ShownLogo = NonNullable<ShownHouseStyle['logo']>;

/** A logo with what the report puts it on. */
export interface PreviewLogo extends ShownLogo {
  readonly ground: LogoGround;
}

/** The logo of which a data address was made. */
export function logoOf({ dataUrl, width, height }: ShownLogo): Logo {
  const [, type, base64 = ''] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(dataUrl) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { type: type === 'png' ? 'png' : 'jpeg', bytes, width, height };
}

/** What is seen of a logo; it does not change with the colours of the house style. */
export const shownDabs = (logo: ShownLogo | null): readonly Dab[] => (logo === null ? [] : dabsOf(logoOf(logo)));

/** The logo as the report would have it in these colours. */
export const previewLogo = (logo: ShownLogo | null, dabs: readonly Dab[], { dk2 }: Palette): PreviewLogo | null =>
  logo === null ? null : { ...logo, ground: groundUnder(dabs, dk2) };

/** The colour of a ground (RRGGBB). */
export const groundColour = ({ lt1, dk2 }: Palette, ground: LogoGround): string => (ground === 'tx2' ? dk2 : lt1);
