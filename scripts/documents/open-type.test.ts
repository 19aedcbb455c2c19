import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { fontCharacters } from './font-characters.ts';
import { openType } from './open-type.ts';

const path = createRequire(import.meta.url).resolve(
  '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
);
const font = openType(readFileSync(path));

it('unpacks a font of the web into tables that begin on multiples of four, in order', () => {
  const starts = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.readUInt32BE(12 + 16 * index + 8));
  expect(starts.length).toBeGreaterThan(8);
  expect(starts.every((start) => start % 4 === 0 && start < font.length)).toBe(true);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
});

it('keeps what each table holds: its checksum is that of the directory', () => {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === 'head') continue;
    const [sum, start, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number];
    let found = 0;
    for (let at = start; at < start + length; at += 4) found = (found + font.readUInt32BE(at)) >>> 0;
    expect(found).toBe(sum);
  }
});

it('refuses what is no font of the web', () => {
  expect(() => openType(Buffer.from('OTTO'))).toThrow('no WOFF');
});

it('tells which characters a font has', () => {
  const known = fontCharacters(font);
  for (const character of 'aZ9€–…’é×') expect(known.has(character.codePointAt(0) ?? 0)).toBe(true);
  expect(known.has('≤'.codePointAt(0) ?? 0)).toBe(false);
  expect(known.has('日'.codePointAt(0) ?? 0)).toBe(false);
});
