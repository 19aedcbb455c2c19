import { crc32, inflateRawSync } from 'node:zlib';
import type { Platform } from '#documents/platform.ts';

/** Inflate and checksum for tests of the reader. */
export const testPlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  crc32: (data) => crc32(data),
};
