import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { StreamPlatform } from '#input/scenario-files/byte-source.ts';

/** Reading large files piece by piece in Node. */
export const streamPlatform: StreamPlatform = {
  inflate: (packed) => Readable.from(packed, { objectMode: false }).pipe(createInflateRaw()),
};
