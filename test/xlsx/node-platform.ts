import { inflateRawSync } from 'node:zlib';
import { uploadRules } from '#api/upload-rules.ts';
import type { Platform } from '#input/platform.ts';

/** Inflate for tests of the reader. */
export const testPlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  maximumFileSize: uploadRules.maximumFileSize,
};
