import fs from 'node:fs';
import type { RoomLeft } from '#server/platform/database/database.ts';

/** Below this many megabytes nothing is added any more; deleting writes too, and needs this much to go on. */
export const reserveInMegabytes = 128;
/** Below this many nothing at all is begun: a transaction and the log of the database may still take as much. */
export const standstillInMegabytes = 32;

/** Says so as PostgreSQL does. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
  readonly code = '53100';
}

/**
 * Throws when fewer than so many megabytes are free on the disk of a folder. An embedded database whose disk fills up
 * comes to a standstill, and the process with it; nothing is begun any more before that happens.
 */
export function requireFree(directory: string, megabytes: number): void {
  if (freeMegabytes(directory) < megabytes) throw new DiskFullError();
}

export function diskRoom(directory: string): RoomLeft {
  const free = freeMegabytes(directory);
  if (free < reserveInMegabytes) return 'none';
  return free < 2 * reserveInMegabytes ? 'narrow' : 'ample';
}

export function freeMegabytes(directory: string): number {
  const { bavail, bsize } = fs.statfsSync(directory);
  return (bavail * bsize) / 2 ** 20;
}
