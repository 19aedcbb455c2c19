import { BackupError } from '#server/backup/backup-error.ts';
import type { BackupParts } from '#server/backup/make-backup.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import type { Config } from '#server/config.ts';
import { mailQueue } from '#server/contact/mail-message.job.ts';
import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { Database } from '#server/platform/database.ts';
import { keptKey, signingKeys } from '#server/session/signing-keys.ts';

/** Queues whose work is part of a backup. */
export const restoredQueues = [calculationQueue, variantQueue, mailQueue] as const;

/** What a backup of this configuration is made of. */
export function backupParts(config: Config, database: Database): BackupParts {
  const text = config.signingKeys === null ? keptKey(config.dataDirectory) : null;
  if (config.signingKeys === null && text === null)
    throw new BackupError(
      `In ${config.dataDirectory} staat geen sleutel. Geef DATA_DIR of SIGNING_KEY zoals de server die heeft.`,
    );
  const ids = signingKeys(config.signingKeys, config.dataDirectory).map(({ id }) => id);
  const queues = restoredQueues.map((queue) => (typeof queue === 'string' ? queue : queue.name));
  return { database, programVersion, key: { ids, text }, queues };
}
