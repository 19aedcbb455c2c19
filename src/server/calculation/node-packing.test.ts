import { crc32, inflateRawSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { libraryPacking, type Packing } from '#office/package/packing.ts';
import { packedBytes, packedPieces } from '#office/package/zip-part.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';

const packings: readonly (readonly [string, Packing])[] = [
  ['Node', nodePacking],
  ['the library', libraryPacking],
];

/** Text that looks like a sheet: it repeats itself, also over the border of two pieces. */
const rows = fc
  .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9_000 })), { maxLength: 30 })
  .map((parts) => parts.map(([letter, length]) => Buffer.from(`<c r="${letter}"/>`.repeat(length))));

describe.each(packings)('packing by %s', (_name, packing) => {
  test('gives back what was put in, in one piece or in several', () => {
    fc.assert(
      fc.property(rows, (pieces) => {
        const whole = Buffer.concat(pieces);
        for (const part of [packedPieces('a', pieces, packing), packedBytes('a', whole, packing)]) {
          expect([part.crc32, part.size]).toEqual([crc32(whole), whole.length]);
          expect(inflateRawSync(part.packed).equals(whole)).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('finds in a piece what stood in the piece before it', () => {
    // Nothing repeats within it: only who looks back over the border packs the same again well.
    const once = Buffer.from(Array.from({ length: 2_000 }, (_, index) => String(index * 7_919)).join(' '));
    const packedOnce = packedBytes('a', once, packing).packed.length;
    const pieces = Array.from({ length: 60 }, () => once);
    expect(packedPieces('a', pieces, packing).packed.length).toBeLessThan(packedOnce * 3);
  });
});
