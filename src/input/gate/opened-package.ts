import type { Platform } from '#input/gate/platform.ts';
import { OpenPackage } from '#office/package/open-package.ts';
import { zipParts } from '#office/package/zip-directory.ts';

/** A file that the reader has let in, opened to be changed. */
export const openedPackage = (bytes: Uint8Array, platform: Platform): OpenPackage =>
  new OpenPackage(zipParts(bytes), (part) =>
    part.method === 0 ? part.packed : platform.inflateRaw(part.packed, part.size),
  );
