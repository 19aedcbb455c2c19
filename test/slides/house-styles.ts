import { deflateSync } from 'node:zlib';
import { crc32 } from '#documents/package/crc32.ts';
import { defaultHouseStyle, type HouseStyle, type Logo } from '#contract/house-style.ts';
import { difficultContent } from '#test/slides/difficult-content.ts';

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body, 0));
  return Buffer.concat([length, body, check]);
}

/** A real PNG of one colour, of any size. */
export function pngLogo(width: number, height: number, colour: readonly [number, number, number] = [15, 76, 92]): Logo {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * width, Buffer.from(colour))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bytes = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { type: 'png', bytes: new Uint8Array(bytes), width, height };
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

/** House styles that decks are tried in: plain, of another adviser with a logo, and one with everything against it. */
export const houseStyles: readonly (readonly [name: string, style: HouseStyle])[] = [
  ['the plain style', defaultHouseStyle],
  [
    'a style in red with a logo',
    {
      name: 'Rood & Partners',
      primary: 'C8102E',
      accent: 'F2A900',
      contactLine: 'Kade 1 · 1000 AA Amsterdam · 020 123 45 67 · info@voorbeeld.nl',
      logo: pngLogo(600, 200, [200, 16, 46]),
    },
  ],
  ['a difficult style', { ...difficultContent(5).houseStyle, logo: pngLogo(30, 900, [255, 245, 157]) }],
];
