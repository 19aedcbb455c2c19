import { crc32, inflateRawSync } from 'node:zlib';
import type { Platform } from '#documents/platform.ts';

/** Inflate and checksum of the reader, by the zlib of Node. */
export const nodePlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  crc32: (data) => crc32(data),
};
