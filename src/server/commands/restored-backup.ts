import { recordAct } from '#server/audit/store.ts';
import { restoredQueues } from '#server/assembly/backup-parts.ts';
import { beginRestore, endRestore } from '#server/backup/empty-data-folder.ts';
import type { Erasure } from '#server/backup/erasure-list.ts';
import {
  type CheckedBackup,
  requireEmptyDatabase,
  type RestoreParts,
  restoreBackup,
} from '#server/backup/restore-backup.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Config } from '#server/assembly/config.ts';
import { openForRestore, openingFault } from '#server/assembly/open-database.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { makeRole } from '#server/platform/database/row-security.ts';
import { keepSecret, requireNoOtherSecret, type SecretFile } from '#server/platform/embedded/kept-secret.ts';
import { keyName, masterKeyOf } from '#server/platform/database/vault.ts';
import { signingKeyFile } from '#server/session/signing-keys.ts';
import { masterKeyFile } from '#server/assembly/open-vault.ts';

/** Puts a backup in the empty database of a configuration; returns how much was erased again. */
export async function restoredBackup(
  config: Config,
  backup: CheckedBackup,
  erasures: readonly Erasure[],
  log: Log,
): Promise<number> {
  // What is configured is not kept as well.
  const secrets: readonly (readonly [SecretFile, string | null])[] = [
    [signingKeyFile, config.signingKeys === null ? backup.key : null],
    [masterKeyFile, config.masterKeys === null ? backup.masterKey : null],
  ];
  const forEach = (keep: typeof keepSecret) => {
    for (const [file, secret] of secrets) if (secret !== null) keep(config.dataDirectory, file, secret);
  };
  const isEmbedded = config.databaseUrl === null;
  if (isEmbedded) beginRestore(config.dataDirectory);
  else forEach(requireNoOtherSecret);
  const database = await openForRestore(config, log);
  let count: number;
  try {
    const masterKeys = config.masterKeys?.map((text) => keyName(masterKeyOf(text))) ?? null;
    const keys = { storeKeys: () => forEach(keepSecret), masterKeys };
    count = await restoredInto(database, keys, { backup, erasures }, log);
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
  keys: Pick<RestoreParts, 'storeKeys' | 'masterKeys'>,
  { backup, erasures }: { readonly backup: CheckedBackup; readonly erasures: readonly Erasure[] },
  log: Log,
): Promise<number> {
  await requireEmptyDatabase(database);
  await makeRole(database.kysely, database.appRole);
  // Outside the transaction: the queue makes its tables on a connection of its own.
  const jobs = await openJobs(database, restoredQueues, log);
  try {
    const order: RestoreParts['order'] = (tx, queue, work) => jobs.send(tx, queue, work);
    const parts = { database, recordAct, eraseClient: erasedClient, order, ...keys };
    return await restoreBackup(parts, backup, erasures);
  } finally {
    await jobs.stop();
  }
}
