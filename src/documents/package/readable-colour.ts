/** Colours as RRGGBB. Contrast as WCAG 2.2 defines it. */

const channels = (colour: string): readonly number[] =>
  [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hex = (values: readonly number[]): string =>
  values
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
