import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipped } from '#server/platform/downloads/zip-stream.ts';
import { propertyRuns } from '#test/property-runs.ts';

const changedOn = new Date('2026-11-21T10:00:00Z');

async function archiveOf(files: readonly (readonly [path: string, bytes: Uint8Array])[]): Promise<Buffer> {
  async function* entries() {
    for (const [path, bytes] of files) yield { path, pieces: inTwo(bytes), changedOn };
  }
  const parts: Uint8Array[] = [];
  for await (const part of zipped(entries())) parts.push(part);
  return Buffer.concat(parts);
}

/** The same bytes as they may come. */
const inTwo = (bytes: Uint8Array) => Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]);

const path = fc.stringMatching(/^[a-zé年][a-z0-9 ]{0,8}\.(txt|xlsx|pptx|csv)$/);

it('gives back every file as it went in, packed or not', async () => {
  const files = fc.uniqueArray(fc.tuple(path, fc.uint8Array({ maxLength: 300 })), { selector: ([name]) => name });
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const found = Object.entries(unzipSync(await archiveOf(given)));
      expect(found.map(([name, bytes]) => [name, [...bytes]])).toEqual(
        given.map(([name, bytes]) => [name, [...bytes]]),
      );
    }),
    propertyRuns(50),
  );
});

it('tells of each file when it was made', async () => {
  const archive = await archiveOf([['a.txt', Buffer.from('a')]]);
  // Days and times of a zip are those of the clock on the wall: year, month and day in the second pair of bytes.
  const day = archive.readUInt16LE(archive.indexOf('PK\x01\x02', 'latin1') + 14);
  const made = [(day >> 9) + 1980, (day >> 5) & 15, day & 31];
  expect(made).toEqual([changedOn.getFullYear(), changedOn.getMonth() + 1, changedOn.getDate()]);
});

it('hands on a file before it asks for the next', async () => {
  const asked: number[] = [];
  async function* entries() {
    for (const number of [1, 2, 3]) {
      asked.push(number);
      yield { path: `${number}.xlsx`, pieces: inTwo(new Uint8Array(1000)), changedOn };
    }
  }
  const parts = zipped(entries());
  await parts.next();
  expect(asked).toEqual([1]);
  await parts.return(undefined);
});

it('ends with the fault of who gives the files', async () => {
  async function* entries() {
    yield { path: 'a.txt', pieces: inTwo(new Uint8Array()), changedOn };
    throw new Error('broken');
  }
  await expect(async () => {
    for await (const _ of zipped(entries()));
  }).rejects.toThrow('broken');
});
