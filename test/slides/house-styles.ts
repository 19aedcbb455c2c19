import { encode } from 'fast-png';
import { defaultHouseStyle, type HouseStyle, type Logo } from '#office/document/house-style.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';

type Rgb = readonly [number, number, number];

/** A real PNG of one colour, of any size. */
export function pngLogo(width: number, height: number, colour: Rgb = [15, 76, 92]): Logo {
  const data = new Uint8Array(3 * width * height).map((_, index) => colour[index % 3] ?? 0);
  return { type: 'png', bytes: encode({ width, height, data, channels: 3 }), width, height };
}

/** A PNG with stripes of these colours, as wide as each other; null is nothing. */
export function stripedLogo(...stripes: readonly (Rgb | null)[]): Logo {
  const [width, height] = [20 * stripes.length, 20];
  const data = new Uint8Array(4 * width * height).map((_, index) => {
    const stripe = stripes[Math.floor((Math.floor(index / 4) % width) / 20)] ?? null;
    if (index % 4 === 3) return stripe === null ? 0 : 255;
    return stripe?.[index % 4] ?? 0;
  });
  return { type: 'png', bytes: encode({ width, height, data, channels: 4 }), width, height };
}

/** A valid grey JPEG of 1 by 1 pixel; the size that is told may be any. */
export const jpegLogo = (width = 1, height = 1): Logo => ({
  type: 'jpeg',
  bytes: new Uint8Array(
    Buffer.from(
      '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////' +
        'wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
      'base64',
    ),
  ),
  width,
  height,
});

/** House styles that decks are tried in: plain, of another adviser with a white logo, and one with everything against it. */
export const houseStyles: readonly (readonly [name: string, style: HouseStyle])[] = [
  ['the plain style', defaultHouseStyle],
  [
    'a style in red with a white logo',
    {
      name: 'Rood & Partners',
      primary: 'C8102E',
      accent: 'F2A900',
      contactLine: 'Kade 1 · 1000 AA Amsterdam · 020 123 45 67 · info@voorbeeld.nl',
      logo: stripedLogo([255, 255, 255], null, [255, 255, 255], null, [250, 250, 240]),
    },
  ],
  ['a difficult style', { ...difficultContent(5).houseStyle, logo: pngLogo(30, 900, [255, 245, 157]) }],
];
