import { decode } from 'fast-png';
import type { HouseStyle, Logo } from '#office/document/house-style.ts';
import { contrast, white } from '#office/document/readable-colour.ts';
import { paletteOf } from '#output/writers/drawing/palette.ts';

/** The background of a logo: the white of the slide, or the main colour as titles have it. */
export type LogoBackground = 'bg1' | 'tx2';

/** WCAG contrast below which a colour is lost on what is behind it. */
const leastContrast = 1.5;
/** Part of a logo that may be lost on white before it gets another background. */
const maximumLost = 0.25;
/** A logo with less transparency than this part of its pixels brings its own background. */
const leastTransparent = 0.02;
/** About so many pixels are looked at. */
const sampleSize = 10_000;

/** A colour of a logo and how much of it there is: 1 for a pixel that covers all. */
export interface ColourSample {
  readonly colour: string;
  readonly weight: number;
}

const hex = (value = 0): string => value.toString(16).padStart(2, '0');

/** Pixels spread over a logo; none where it has no transparency or is a photograph. */
export function colourSamples({ type, bytes }: Logo): readonly ColourSample[] {
  if (type !== 'png') return [];
  const { data, channels, depth, width, height } = decode(bytes);
  if (channels !== 4 || depth !== 8) return [];
  const count = width * height;
  const step = Math.max(1, Math.floor(count / sampleSize));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const at = index * step * 4;
    return {
      colour: `${hex(data[at])}${hex(data[at + 1])}${hex(data[at + 2])}`,
      weight: (data[at + 3] ?? 0) / 255,
    };
  });
}

const total = (samples: readonly ColourSample[]): number => samples.reduce((sum, { weight }) => sum + weight, 0);

/** Part of what is to be seen of a logo that is lost on a background. */
const lostOn = (samples: readonly ColourSample[], background: string): number =>
  total(samples.filter(({ colour, weight }) => weight > 0 && contrast(colour, background) < leastContrast)) /
  total(samples);

/** The background on which what is seen of a logo is lost least: white, unless much is lost there and less on the colour of titles (RRGGBB). */
export function backgroundUnder(samples: readonly ColourSample[], titleColour: string): LogoBackground {
  const seen = total(samples);
  if (seen === 0 || 1 - seen / samples.length < leastTransparent) return 'bg1';
  const lost = lostOn(samples, white);
  return lost > maximumLost && lostOn(samples, titleColour) < lost ? 'tx2' : 'bg1';
}

/** The background of the logo of a house style. */
export const logoBackground = (style: HouseStyle): LogoBackground =>
  backgroundUnder(style.logo === null ? [] : colourSamples(style.logo), paletteOf(style).dk2);
