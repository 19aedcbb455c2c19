import { recordAct } from '#server/audit/store.ts';
import { restoredQueues } from '#server/backup-parts.ts';
import { beginRestore, endRestore } from '#server/backup/empty-data-folder.ts';
import type { Erasure } from '#server/backup/erasure-list.ts';
import {
  type CheckedBackup,
  requireEmptyDatabase,
  type RestoreParts,
  restoreBackup,
} from '#server/backup/restore-backup.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Config } from '#server/config.ts';
import { openForRestore, openingFault } from '#server/open-database.ts';
import type { Database } from '#server/platform/database.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { makeRole } from '#server/platform/row-security.ts';
import { keepKey, requireNoOtherKey } from '#server/session/signing-keys.ts';

/** Puts a backup in the empty database of a configuration; returns how much was erased again. */
export async function restoredBackup(
  config: Config,
  backup: CheckedBackup,
  erasures: readonly Erasure[],
  log: Log,
): Promise<number> {
  const key = config.signingKeys === null ? backup.key : null;
  const isEmbedded = config.databaseUrl === null;
  if (isEmbedded) beginRestore(config.dataDirectory);
  else if (key !== null) requireNoOtherKey(config.dataDirectory, key);
  const database = await openForRestore(config, log);
  let count: number;
  try {
    const storeKey = (text: string) => (key === null ? undefined : keepKey(config.dataDirectory, text));
    count = await restoredInto(database, storeKey, { backup, erasures }, log);
  } catch (cause) {
    throw openingFault(config, cause);
  } finally {
    await database.close();
  }
  if (isEmbedded) endRestore(config.dataDirectory);
  return count;
}

async function restoredInto(
  database: Database,
  storeKey: (text: string) => void,
  { backup, erasures }: { readonly backup: CheckedBackup; readonly erasures: readonly Erasure[] },
  log: Log,
): Promise<number> {
  await requireEmptyDatabase(database);
  await makeRole(database.kysely, database.appRole);
  // Outside the transaction: the queue makes its tables on a connection of its own.
  const jobs = await openJobs(database, restoredQueues, log);
  try {
    const order: RestoreParts['order'] = (tx, queue, work) => jobs.send(tx, queue, work);
    const parts = { database, recordAct, eraseClient: erasedClient, order, storeKey };
    return await restoreBackup(parts, backup, erasures);
  } finally {
    await jobs.stop();
  }
}
