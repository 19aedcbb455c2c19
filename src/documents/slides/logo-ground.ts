import { decode } from 'fast-png';
import type { HouseStyle, Logo } from '#contract/house-style.ts';
import { contrast, white } from '#documents/package/readable-colour.ts';
import { paletteOf } from '#documents/slides/palette.ts';

/** What a logo stands on: the white of the slide, or the main colour as titles have it. */
export type LogoGround = 'bg1' | 'tx2';

/** WCAG contrast below which a colour is lost on what is behind it. */
const leastContrast = 1.5;
/** Part of a logo that may be lost on white before it gets another ground. */
const mostLost = 0.25;
/** A logo with less transparency than this part of its pixels brings its own ground. */
const leastTransparent = 0.02;
/** About so many pixels are looked at. */
const looked = 10_000;

/** A colour of a logo and how much of it there is: 1 for a pixel that covers all. */
export interface Dab {
  readonly colour: string;
  readonly weight: number;
}

const hex = (value = 0): string => value.toString(16).padStart(2, '0');

/** Pixels spread over a logo; none where it has no transparency or is a photograph. */
export function dabsOf({ type, bytes }: Logo): readonly Dab[] {
  if (type !== 'png') return [];
  const { data, channels, depth, width, height } = decode(bytes);
  if (channels !== 4 || depth !== 8) return [];
  const count = width * height;
  const step = Math.max(1, Math.floor(count / looked));
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => {
    const at = index * step * 4;
    return {
      colour: `${hex(data[at])}${hex(data[at + 1])}${hex(data[at + 2])}`,
      weight: (data[at + 3] ?? 0) / 255,
    };
  });
}

const total = (dabs: readonly Dab[]): number => dabs.reduce((sum, { weight }) => sum + weight, 0);

/** Part of what is to be seen of a logo that is lost on a ground. */
const lostOn = (dabs: readonly Dab[], ground: string): number =>
  total(dabs.filter(({ colour, weight }) => weight > 0 && contrast(colour, ground) < leastContrast)) / total(dabs);

/** The ground on which what is seen of a logo is lost least: white, unless much is lost there and less on the colour of titles (RRGGBB). */
export function groundUnder(dabs: readonly Dab[], titleColour: string): LogoGround {
  const seen = total(dabs);
  if (seen === 0 || 1 - seen / dabs.length < leastTransparent) return 'bg1';
  const lost = lostOn(dabs, white);
  return lost > mostLost && lostOn(dabs, titleColour) < lost ? 'tx2' : 'bg1';
}

/** The ground of the logo of a house style. */
export const logoGround = (style: HouseStyle): LogoGround =>
  groundUnder(style.logo === null ? [] : dabsOf(style.logo), paletteOf(style).dk2);
