import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { browserPlatform } from '#web/dossier/check/browser-platform.ts';

const content = Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * index) % 251));
const packed = new Uint8Array(deflateRawSync(content));

describe('inflating in a browser', () => {
  it('gives what was packed', () => {
    expect(Buffer.compare(browserPlatform.inflateRaw(packed, content.length), content)).toBe(0);
    expect(browserPlatform.inflateRaw(packed, content.length + 5)).toHaveLength(content.length);
  });

  it('stops at more than was declared', () => {
    expect(() => browserPlatform.inflateRaw(packed, content.length - 1)).toThrow('more than was declared');
  });

  it('holds nothing of a bomb that says it is ten bytes', () => {
    const bomb = new Uint8Array(deflateRawSync(Buffer.alloc(100_000_000)));
    expect(() => browserPlatform.inflateRaw(bomb, 10)).toThrow('more than was declared');
  });

  it('throws at data that are cut short or damaged', () => {
    expect(() => browserPlatform.inflateRaw(packed.subarray(0, packed.length - 20), content.length)).toThrow();
    expect(() => browserPlatform.inflateRaw(new Uint8Array([255, 255, 255]), 100)).toThrow();
  });
});
