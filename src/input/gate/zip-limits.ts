import type { ZipLimits } from '#office/package/zip/zip-entries.ts';

const megabyte = 1024 * 1024;

/** What a zip may hold before anything of it is inflated. */
export const zipLimits = {
  entries: 500,
  /** Bytes of one part, and of all parts together, as declared; inflating stops at the declared size. */
  partSize: 75 * megabyte,
  totalSize: 100 * megabyte,
} as const satisfies ZipLimits;
