import { inflateRawSync } from 'node:zlib';
import { uploadRules } from '#api/upload-rules.ts';
import type { Platform } from '#input/platform.ts';

/** Inflate of the reader, by the zlib of Node. */
export const nodePlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  maximumFileSize: uploadRules.maximumFileSize,
};
