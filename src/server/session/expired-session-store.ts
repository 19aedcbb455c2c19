import type { Tx } from '#server/platform/database/tx.ts';

/** Deletes the expired sessions and links of every organisation; returns how many. */
export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<number> {
  let count = 0n;
  for (const table of ['session', 'handoff'] as const) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('expires_on', '<=', now).executeTakeFirst();
    count += numDeletedRows;
  }
  return Number(count);
}
