import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Refuses what adds (a dossier, a logo) when there is no room for it. */
export async function requireRoom({ roomLeft }: Pick<Database, 'roomLeft'>): Promise<void> {
  if ((await roomLeft()) === 'none') throw new ProblemError('SERVER_FULL');
}
