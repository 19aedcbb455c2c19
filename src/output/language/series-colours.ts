import { contrast, darkenedOnWhite, ink, mixedColour, white } from '#office/document/readable-colour.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import type { Hue } from '#output/language/series-look.ts';

/**
 * The same as colours of the theme in a file of Office, so that they follow when somebody picks another theme: `paletteOf`
 * has the theme of a house style.
 */
export const themeColours: Readonly<Record<Hue, string>> = {
  // "White, darker 50%" of Office.
  neutral: '<a:schemeClr val="bg1"><a:lumMod val="50000"/></a:schemeClr>',
  // "White, darker 25%".
  pale: '<a:schemeClr val="bg1"><a:lumMod val="75000"/></a:schemeClr>',
  ink: '<a:schemeClr val="tx1"/>',
  primary: '<a:schemeClr val="accent3"/>',
  primaryTint: '<a:schemeClr val="accent4"/>',
  accent: '<a:schemeClr val="accent5"/>',
  accentTint: '<a:schemeClr val="accent6"/>',
};

/** The colour, made lighter until its contrast on white is no more than this. */
function lightened(colour: string, most: number): string {
  for (let part = 0; part < 1; part += 0.04) {
    const lighter = mixedColour(colour, white, part);
    if (contrast(lighter, white) <= most) return lighter;
  }
  return colour;
}

/**
 * The colours of series in a house style, RRGGBB. They differ in lightness too, so that they can be told apart in grey
 * print and with any two brand colours.
 */
export function seriesColours({
  primary,
  accent,
}: Pick<HouseStyle, 'primary' | 'accent'>): Readonly<Record<Hue, string>> {
  const budget = darkenedOnWhite(primary, 7);
  const profit = lightened(darkenedOnWhite(accent, 3.1), 4);
  return {
    // "White, darker 50%" of Office.
    neutral: '7F7F7F',
    pale: 'BFBFBF',
    ink,
    primary: budget,
    primaryTint: lightened(budget, 5),
    accent: profit,
    accentTint: darkenedOnWhite(profit, 5),
  };
}
