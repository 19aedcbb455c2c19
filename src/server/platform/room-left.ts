import type { Database } from '#server/platform/database.ts';
import { ProblemError } from '#server/platform/problem-error.ts';

/**
 * How much room the database has: `narrow` is well before it matters; with `none` nothing is added any more, while
 * reading, signing in and deleting go on.
 */
export type RoomLeft = 'ample' | 'narrow' | 'none';

/** Refuses what adds (a dossier, a logo) when there is no room for it. */
export async function requireRoom({ roomLeft }: Pick<Database, 'roomLeft'>): Promise<void> {
  if ((await roomLeft()) === 'none') throw new ProblemError('SERVER_FULL');
}
