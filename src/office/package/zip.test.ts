import { crc32 as referenceCrc32, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '#office/package/crc32.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partBytes, zipParts } from '#office/package/zip-directory.ts';
import { packedBytes, packedPieces, packedText } from '#office/package/zip-part.ts';

const bytes = fc.uint8Array({ maxLength: 2_000 });

describe('the checksum', () => {
  test('is that of zlib, in one piece or in several', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(crc32(one)).toBe(referenceCrc32(one));
        expect(crc32(other.subarray(1))).toBe(referenceCrc32(other.subarray(1)));
        expect(crc32(other, crc32(one))).toBe(referenceCrc32(Buffer.concat([one, other])));
      }),
    );
  });
});

describe('a zip', () => {
  test('gives back what was put in, in the same order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-zé][a-zé/]{0,19}[a-z]$/), bytes), {
          selector: ([name]) => name,
        }),
        (files) => {
          const archive = zipArchive(files.map(([name, content]) => packedBytes(name, content)));
          expect(zipParts(archive).map((part) => [part.name, [...partBytes(part)]])).toEqual(
            files.map(([name, content]) => [name, [...content]]),
          );
        },
      ),
    );
  });

  test('has the same bytes at any time, and no date but that of the first zip', () => {
    const archive = zipArchive([packedText('a.xml', 'x')]);
    expect(new DataView(archive.buffer).getUint16(12, true)).toBe(0x0021);
    expect(zipArchive([packedText('a.xml', 'x')])).toEqual(archive);
  });

  test('is the same whether a part was packed at once or in pieces of what it holds', () => {
    const content = new TextEncoder().encode('<row/>'.repeat(10_000));
    const pieces = [content.subarray(0, 7), content.subarray(7, 30_000), content.subarray(30_000)];
    const part = packedPieces('a', pieces);
    expect([part.crc32, part.size]).toEqual([referenceCrc32(content), content.length]);
    expect(inflateRawSync(part.packed).equals(content)).toBe(true);
  });

  test('keeps parts that are passed on packed as they were', () => {
    const parts = zipParts(zipArchive([packedText('a.xml', 'x'.repeat(500)), packedText('b.xml', 'y')]));
    expect(zipParts(zipArchive(parts))).toEqual(parts);
  });

  test('that is none is refused', () => {
    expect(() => zipParts(new TextEncoder().encode('geen zip'))).toThrow('noEnd');
  });
});
