import { linearChannels } from '#office/document/readable-colour.ts';

type Channels = readonly [number, number, number];

/** Coordinates in OKLab, where equal distances look about equally different. */
function perceived(colour: string): Channels {
  const [red, green, blue] = linearChannels(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** A colour of which `share` is the one and the rest the other, as `color-mix(in oklab)` mixes them. */
export function mixed(one: string, share: number, other: string): string {
  const [a, b] = [perceived(one), perceived(other)];
  const at = (index: 0 | 1 | 2): number => share * a[index] + (1 - share) * b[index];
  const [light, green, yellow] = [at(0), at(1), at(2)];
  const long = (light + 0.3963377774 * green + 0.2158037573 * yellow) ** 3;
  const medium = (light - 0.1055613458 * green - 0.0638541728 * yellow) ** 3;
  const short = (light - 0.0894841775 * green - 1.291485548 * yellow) ** 3;
  return writtenColour([
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]);
}

/** #RRGGBB of linear light; what no screen can show becomes the nearest that it can. */
function writtenColour(channels: Channels): string {
  const shown = channels.map((linear) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return hexColour(shown.map((value) => Math.min(1, Math.max(0, value))));
}

const hexColour = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

/** How different two colours (#RRGGBB) look: 0 is the same, black and white are 1 apart. */
export function colourDistance(one: string, other: string): number {
  const [a, b] = [perceived(one), perceived(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colour (#RRGGBB) at another lightness (0-1, as HSL has it), never darker: null when that would be so. */
export function withLightness(colour: string, lightness: number): string | null {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const own = (low + high) / 2;
  if (lightness < own) return null;
  const range = 1 - Math.abs(2 * own - 1);
  // What is pure in the dark glares in the light.
  const saturation = range === 0 ? 0 : Math.min((high - low) / range, 0.65);
  const spread = (saturation * (1 - Math.abs(2 * lightness - 1))) / 2;
  const hueParts = channels.map((channel) => (high === low ? 0 : (2 * (channel - low)) / (high - low) - 1));
  return hexColour(hueParts.map((part) => lightness + spread * part));
}
