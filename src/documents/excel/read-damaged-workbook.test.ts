import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWorkbook, UnreadableWorkbookError } from '#documents/excel/read-workbook.ts';
import type { Platform } from '#documents/platform.ts';
import { testPlatform } from '#test/xlsx/node-platform.ts';
import { listing } from '#test/xlsx/listing.ts';

const sample = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../test/xlsx/valid/valid_${name}.xlsx`, import.meta.url));

/** A small generator with a seed, so that a failing round can be repeated. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

describe('damaged files', () => {
  test.each([1, 2, 3])('are read or refused, whatever byte is wrong (seed %i)', (seed) => {
    const random = generator(seed);
    const stored = sample('stored_not_deflated');
    const packed = sample('all_types_1900');
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 1500; round++) {
      const bytes = Uint8Array.from(random(2) === 0 ? stored : packed);
      for (let count = 1 + random(4); count > 0; count--) bytes[random(bytes.length)] = random(256);
      const length = random(10) === 0 ? random(bytes.length) : bytes.length;
      outcomes[outcome(bytes.subarray(0, length), testPlatform)] += 1;
    }
    expect(outcomes.refused).toBeGreaterThan(100);
  });

  test('are read or refused when the checksum cannot tell', () => {
    const trusting: Platform = { ...testPlatform, crc32: (data) => known.get(data.length) ?? 0 };
    const random = generator(4);
    const stored = sample('stored_not_deflated');
    const known = checksums(stored);
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 3000; round++) {
      const bytes = Uint8Array.from(stored);
      for (let count = 1 + random(3); count > 0; count--) bytes[random(bytes.length)] = random(256);
      outcomes[outcome(bytes, trusting)] += 1;
    }
    expect(outcomes.read).toBeGreaterThan(100);
    expect(outcomes.refused).toBeGreaterThan(100);
  });
});

/** Checksum of each stored part by its length, as a reader would see it who does not check. */
function checksums(bytes: Uint8Array): ReadonlyMap<number, number> {
  const seen = new Map<number, number>();
  readWorkbook(bytes, {
    ...testPlatform,
    crc32: (data) => {
      const checksum = testPlatform.crc32(data);
      seen.set(data.length, checksum);
      return checksum;
    },
  });
  return seen;
}

function outcome(bytes: Uint8Array, platform: Platform): 'read' | 'refused' {
  try {
    const workbook = readWorkbook(bytes, platform);
    for (const sheet of workbook.sheets) listing(sheet);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return 'refused';
    throw error;
  }
}
