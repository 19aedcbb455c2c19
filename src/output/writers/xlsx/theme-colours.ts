import { paletteOf } from '#output/writers/drawing/palette.ts';
import { colourSchemeXml } from '#output/writers/drawing/theme.ts';
import type { HouseStyle } from '#office/document/house-style.ts';

/** The theme of the library in the colours of the house style, which are those of the slides. */
export const houseTheme = (themeXml: string, style: HouseStyle): string =>
  themeXml.replace(/<a:clrScheme [\s\S]*?<\/a:clrScheme>/, () => colourSchemeXml(style.name, paletteOf(style)));
