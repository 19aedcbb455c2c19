import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { UnreadableWorkbookError } from '#input/gate/unreadable-workbook.ts';
import { crc32 } from '#office/package/crc32.ts';
import { zipEntries, type ZipEntry } from '#office/package/zip/zip-entries.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { listing } from '#test/xlsx/listing.ts';

const sample = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../test/xlsx/valid/valid_${name}.xlsx`, import.meta.url));

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
      outcomes[outcome(bytes.subarray(0, length))] += 1;
    }
    expect(outcomes.refused).toBeGreaterThan(100);
  });

  test('are read or refused when the checksum cannot tell', () => {
    const random = generator(4);
    const stored = sample('stored_not_deflated');
    const entries = zipEntries(stored);
    const records = recordPlaces(stored);
    expect(records).toHaveLength(entries.length);
    const outcomes = { read: 0, refused: 0 };
    for (let round = 0; round < 3000; round++) {
      const bytes = Uint8Array.from(stored);
      for (let count = 1 + random(3); count > 0; count--) bytes[random(bytes.length)] = random(256);
      writeChecksums(bytes, entries, records);
      outcomes[outcome(bytes)] += 1;
    }
    expect(outcomes.read).toBeGreaterThan(100);
    expect(outcomes.refused).toBeGreaterThan(100);
  });
});

/** Where the records of the directory start. */
function recordPlaces(bytes: Uint8Array): readonly number[] {
  const places: number[] = [];
  const file = Buffer.from(bytes);
  for (let at = file.indexOf('PK\u0001\u0002'); at >= 0; at = file.indexOf('PK\u0001\u0002', at + 1)) places.push(at);
  return places;
}

/** Writes into both headers the checksum of what the stored parts hold now, as somebody who makes a file on purpose would. */
function writeChecksums(bytes: Uint8Array, entries: readonly ZipEntry[], records: readonly number[]): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [index, { headerStart, contentStart, contentEnd }] of entries.entries()) {
    const checksum = crc32(bytes.subarray(contentStart, contentEnd));
    view.setUint32((records[index] ?? 0) + 16, checksum, true);
    view.setUint32(headerStart + 14, checksum, true);
  }
}

function outcome(bytes: Uint8Array): 'read' | 'refused' {
  try {
    const workbook = readWorkbook(bytes, nodePlatform);
    for (const sheet of workbook.sheets) listing(sheet);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableWorkbookError) return 'refused';
    throw error;
  }
}
