import { inflateRawSync } from 'node:zlib';
import { uploadRules } from '#api/upload-rules.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import type { Platform } from '#input/gate/platform.ts';

/** Inflate and deflate by the zlib of Node. */
export const nodePlatform: Platform = {
  inflateRaw: (data, maximumLength) => inflateRawSync(data, { maxOutputLength: maximumLength }),
  packing: nodePacking,
  maximumFileSize: uploadRules.maximumFileSize,
};
