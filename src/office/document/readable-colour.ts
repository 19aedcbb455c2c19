/** Colours as RRGGBB, with or without a # before them. Contrast as WCAG 2.2 defines it. */

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: string): Channels {
  const digits = colour.replace('#', '');
  const channel = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16);
  return [channel(0), channel(2), channel(4)];
}

const hex = (values: readonly number[]): string =>
  values
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** The three channels of a colour as linear light, 0-1. */
export function linearChannels(colour: string): Channels {
  const [red, green, blue] = channels(colour);
  return [linear(red), linear(green), linear(blue)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linearChannels(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio between two colours: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour that lies so far (0 = first, 1 = second) between two. */
export function mixedColour(from: string, to: string, part: number): string {
  const target = channels(to);
  return hex(channels(from).map((value, index) => value + ((target[index] ?? 0) - value) * part));
}

export const white = 'FFFFFF';
/** What is not allowed: the same in every house style, and readable on white and on its tints. */
export const forbiddenRed = '8B1A10';
/** What is least favourable of what is allowed: no red, which is for what is forbidden. */
export const leastBrown = '7A4B00';
export const ink = '1B2430';

/** Dark or light text, whichever reads best on this background; one of the two always reaches 4.5:1. */
export const textColourOn = (background: string): string =>
  contrast(background, white) >= contrast(background, '000000') ? white : '000000';

/** The colour itself, or darkened until it has this contrast on white. */
export function darkenedOnWhite(colour: string, needed = 4.5): string {
  for (let part = 0; part < 1; part += 0.05) {
    const darkened = mixedColour(colour, '000000', part);
    if (contrast(darkened, white) >= needed) return darkened;
  }
  return '000000';
}
