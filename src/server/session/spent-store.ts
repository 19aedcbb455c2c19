import type { Tx } from '#server/platform/database.ts';

/** Deletes the sessions and links of every organisation whose time is over; tells how many. */
export async function deleteSpentSessions(tx: Tx, now: Date): Promise<number> {
  let count = 0n;
  for (const table of ['session', 'handoff'] as const) {
    const { numDeletedRows } = await tx.deleteFrom(table).where('expires_on', '<=', now).executeTakeFirst();
    count += numDeletedRows;
  }
  return Number(count);
}
