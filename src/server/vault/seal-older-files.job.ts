import type { Database } from '#server/platform/database/database.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import type { Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { sealOne } from '#server/vault/older-file-store.ts';

/** Runs again within the hour anyway. */
export const sealQueue: Queue = { name: 'seal-older-files', options: { retryLimit: 5, retryDelay: 60 } };
/** Every hour: while two versions run, the older one writes files as they are. */
export const sealSchedule = '43 * * * *';

export interface SealParts {
  readonly database: Database;
  readonly log: Log;
}

/**
 * Seals what was written before there was a vault, one file in a transaction, so that nobody waits for long. Broken off, it
 * goes on where it was; done twice, or in two processes at once, it seals nothing more.
 */
export async function sealOlderFiles({ database, log }: SealParts): Promise<void> {
  if (database.vault?.isSealing !== true) return;
  for (const organisationId of await database.as('operator', organisationIds)) {
    let count = 0;
    while (await database.as({ kind: 'worker', organisationId }, (tx) => sealOne(tx, organisationId))) count += 1;
    if (count > 0) log.info({ organisation: organisationId, files: count }, 'older files encrypted');
  }
}
