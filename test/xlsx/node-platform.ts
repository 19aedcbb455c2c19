import { inflateRawSync } from 'node:zlib';
import { uploadRules } from '#api/upload-rules.ts';
import { libraryPacking } from '#office/package/packing.ts';
import type { Platform } from '#input/platform.ts';

/** Inflate for tests of the reader. */
export const testPlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  packing: libraryPacking,
  maximumFileSize: uploadRules.maximumFileSize,
};
