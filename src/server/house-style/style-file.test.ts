import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Logo } from '#office/document/house-style.ts';
import { RefusedLogoError } from '#server/house-style/refused-logo.ts';
import { styleFile } from '#server/house-style/style-file.ts';

const style = { name: 'Havenlicht Pensioen', primary: '#0a4d5c', accent: 'B4540A', contactLine: 'Tel. 010 000 00 00' };
const logo: Logo = { type: 'png', bytes: new Uint8Array([1]), width: 2, height: 1 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenwicht-style-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file with this content. */
async function read(content: unknown, drawLogo: (bytes: Uint8Array) => Promise<Logo> = () => Promise.resolve(logo)) {
  const path = join(folder, 'stijl.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return styleFile(path, drawLogo);
}

describe('a house style from a file', () => {
  test('is as on the screen, with the logo beside it', async () => {
    expect(await read(style)).toEqual({ ...style, primary: '0A4D5C', logo: null });
    expect(await read({ name: 'Kort', primary: '000000', accent: 'ffffff' })).toMatchObject({ contactLine: '' });
    await writeFile(join(folder, 'logo.png'), 'picture');
    const drawn: string[] = [];
    const found = await read({ ...style, logo: 'logo.png' }, (bytes) => {
      drawn.push(new TextDecoder().decode(bytes));
      return Promise.resolve(logo);
    });
    expect(found.logo).toBe(logo);
    expect(drawn).toEqual(['picture']);
  });

  test.each([
    ['no JSON', '{', 'is geen JSON'],
    ['a list', [], 'het bestand: ontbreekt of is geen tekst'],
    ['a colour that is none', { ...style, accent: 'rood' }, 'accent: Geef een kleur als zes tekens'],
    ['no name', { ...style, name: undefined }, 'name: ontbreekt'],
    ['a field that is none', { ...style, font: 'Arial' }, 'font: dit veld bestaat niet'],
    ['a file that is too large', ' '.repeat(70_000), 'hoogstens 64 kB'],
    ['a logo that is not there', { ...style, logo: 'weg.png' }, 'weg.png kan niet worden gelezen (ENOENT)'],
    ['a folder as logo', { ...style, logo: '.' }, 'Het logo is groter dan'],
  ])('of %s is refused with what to do', async (_, content, words) => {
    await expect(read(content)).rejects.toThrow(words);
  });

  test('whose logo cannot be one says why; a fault of ours is not hidden', async () => {
    await writeFile(join(folder, 'logo.png'), 'picture');
    const withLogo = { ...style, logo: 'logo.png' };
    const refused = () => Promise.reject(new RefusedLogoError('LOGO_TYPE_UNKNOWN'));
    await expect(read(withLogo, refused)).rejects.toThrow('Dit is geen PNG-, JPG- of SVG-bestand.');
    const fault = new Error('ours');
    await expect(read(withLogo, () => Promise.reject(fault))).rejects.toBe(fault);
  });
});
