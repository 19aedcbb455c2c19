import fs from 'node:fs';

/** Megabytes that stay free: several times what the largest transaction and its log take. */
export const reserveInMegabytes = 128;

/** Says so as PostgreSQL does. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = '53100';
}

/**
 * Throws when the disk of a folder is all but full. An embedded database whose disk fills up comes to a standstill, and
 * the process with it; nothing is begun any more before that happens.
 */
export function requireRoom(directory: string): void {
  const { bavail, bsize } = fs.statfsSync(directory);
  if (bavail * bsize < reserveInMegabytes * 2 ** 20) throw new DiskFullError();
}
