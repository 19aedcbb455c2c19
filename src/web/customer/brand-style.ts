import { contrast, textColourOn } from '#office/document/readable-colour.ts';
import { seriesColours } from '#output/language/series-colours.ts';
import { colourDistance, mixed, withLightness } from '#web/customer/colour.ts';
import type { CustomerFile } from '#web/customer/customer-schema.ts';

/** The colour of errors and of deleting; the same for every customer. */
const errorColour = '#B3261E';
const smallestDistanceFromError = 0.1;
const white = '#FFFFFF';
/** Share of the primary colour in the background of what is selected or emphasised; the style sheet mixes the same. */
const softShare = 0.07;

interface Demand {
  readonly what: string;
  readonly ratio: number;
  readonly minimum: number;
}

function demands({ primary, primaryText, accent }: CustomerFile['brand']): Demand[] {
  const soft = mixed(primary, softShare, white);
  return [
    { what: 'primaryText on primary', ratio: contrast(primaryText, primary), minimum: 4.5 },
    { what: 'primary on white', ratio: contrast(primary, white), minimum: 4.5 },
    { what: 'primary on its tint', ratio: contrast(primary, soft), minimum: 4.5 },
    { what: 'accent on white', ratio: contrast(accent, white), minimum: 3 },
    { what: 'accent on the tint of primary', ratio: contrast(accent, soft), minimum: 3 },
  ];
}

/** What is wrong with the colours of a customer, as English sentences for the person who builds; empty when good. */
export function brandFaults(brand: CustomerFile['brand']): string[] {
  const faults = demands(brand)
    .filter(({ ratio, minimum }) => ratio < minimum)
    .map(
      ({ what, ratio, minimum }) => `Contrast of ${what} is ${ratio.toFixed(2)}:1, at least ${minimum}:1 is needed.`,
    );
  if (colourDistance(brand.primary, errorColour) < smallestDistanceFromError) {
    faults.push(`The primary colour looks like the colour of errors (${errorColour}): deleting would not stand out.`);
  }
  return faults;
}

/** Variables in the light scheme and, on a screen, in the dark one: paper is light. */
const inBothSchemes = (light: string, dark: string): string =>
  `:root{${light}}\n@media screen{:root[data-scheme='dark']{${dark}}}\n`;

/** Style sheet with the brand as variables; everything else in the style sheet of the screens refers to these. */
export function brandStyle(brand: CustomerFile['brand']): string {
  const colours = ({ primary, primaryText, accent }: Omit<CustomerFile['brand'], 'radius'>): string =>
    `--brand:${primary};--brand-text:${primaryText};--accent:${accent}`;
  return inBothSchemes(`--corner:${brand.radius}px;${colours(brand)}`, colours(darkBrand(brand)));
}

/** Style sheet with the colours of series in charts, for the screens that draw them. */
export const chartStyle = (brand: CustomerFile['brand']): string =>
  inBothSchemes(chartColours(lightSeries(brand)), chartColours(darkSeries(brand)));

type Series = Readonly<Record<string, string>>;

const lightSeries = ({ primary, accent }: CustomerFile['brand']): Series =>
  seriesColours({ primary: primary.slice(1), accent: accent.slice(1) });

const chartColours = (series: Series): string =>
  Object.entries(series)
    .map(([hue, colour]) => `--chart-${dashed(hue)}:#${colour}`)
    .join(';');

/** The ground of cards in the dark scheme; the style sheet has it as `--surface`. */
export const darkSurface = '#18232B';
/** Share of the brand in its tint on that ground; the style sheet mixes the same. */
export const darkSoftShare = 0.13;
/** Share of it in a band over the whole width, which would glare in the brand itself; a test holds the style sheet to it. @internal */
export const darkBandShare = 0.25;

/** The brand in the dark scheme: each colour made lighter until it can be read on a dark ground and on its own tint there. */
export function darkBrand({ primary, accent }: CustomerFile['brand']) {
  const lighter = lightenedUntil(primary, (colour) => {
    const soft = mixed(colour, darkSoftShare, darkSurface);
    return contrast(colour, darkSurface) >= 6 && contrast(colour, soft) >= 4.5;
  });
  return {
    primary: lighter,
    primaryText: `#${textColourOn(lighter)}`,
    accent: lightenedUntil(accent, (colour) => contrast(colour, darkSurface) >= 4),
  };
}

/** What has more of it glares on a dark ground. */
const mostContrastOfSeries = 7;

/** A series of a chart has the contrast on dark that it has on white, so that series differ as much, as far as it doesn't glare. */
export const darkSeries = (brand: CustomerFile['brand']): Series =>
  Object.fromEntries(
    Object.entries(lightSeries(brand)).map(([hue, colour]) => {
      const needed = Math.min(contrast(colour, white), mostContrastOfSeries);
      return [hue, lightenedUntil(`#${colour}`, (lighter) => contrast(lighter, darkSurface) >= needed).slice(1)];
    }),
  );

/** The colour itself, or so much lighter, of the same hue, that it suits. */
function lightenedUntil(colour: string, suits: (colour: string) => boolean): string {
  for (let lightness = 0; lightness < 1; lightness += 0.02) {
    const lighter = withLightness(colour, lightness);
    if (lighter !== null && suits(lighter)) return lighter;
  }
  return white;
}

/** "primary-tint" of "primaryTint": as a style sheet writes it. */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
