import { seriesColours, themeColours } from '#output/language/series-colours.ts';
import type { Hue } from '#output/language/series-look.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';
import { colourSchemeXml } from '#output/writers/drawing/theme.ts';
import type { HouseStyle } from '#office/document/house-style.ts';

/** The theme of the library in the colours of the house style, which are those of the slides. */
export const houseTheme = (themeXml: string, style: HouseStyle): string =>
  themeXml.replace(/<a:clrScheme [\s\S]*?<\/a:clrScheme>/, () => colourSchemeXml(style.name, paletteOf(style)));

/** The chart with its series in colours of the theme: the library writes a colour as red, green and blue alone. */
export function withThemeColours(chartXml: string, style: HouseStyle): string {
  const hues = Object.entries(seriesColours(style)) as [Hue, string][];
  const byColour = new Map(hues.map(([hue, colour]) => [colour, themeColours[hue]]));
  return chartXml.replaceAll(
    /<a:srgbClr val="([0-9A-F]{6})"\/>/g,
    (written, colour: string) => byColour.get(colour) ?? written,
  );
}
