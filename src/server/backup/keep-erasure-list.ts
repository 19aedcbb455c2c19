import { join } from 'node:path';
import { appendErasures } from '#server/backup/erasure-list.ts';
import { erasures } from '#server/backup/erasures-store.ts';
import { isErasing } from '#server/platform/audit-trail.ts';
import { closedFolder } from '#server/platform/embedded/closed-folder.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Log } from '#server/platform/log.ts';

/** Name of the list in the data folder. */
export const erasureFile = 'erasures.jsonl';

/**
 * The same database, which keeps beside it a list of what was erased and revoked: after each transaction that did so, and
 * now for what other commands did. It survives a database that must come back from a backup of before.
 */
export async function keepErasureList(database: Database, dataDirectory: string, log: Log): Promise<Database> {
  const path = join(dataDirectory, erasureFile);
  closedFolder(dataDirectory);
  const update = async (): Promise<void> => {
    try {
      appendErasures(path, await database.as('backup', erasures), new Date());
    } catch (err) {
      // The act itself is done. What is missing is added after the next one.
      log.error({ err }, 'list of erasures not written');
    }
  };
  await update();
  return {
    ...database,
    as: async (actor, work) => {
      let done: object | null = null;
      const result = await database.as(actor, (tx) => {
        done = tx;
        return work(tx);
      });
      if (done !== null && isErasing(done)) await update();
      return result;
    },
  };
}
