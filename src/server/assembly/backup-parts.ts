import { CommandError } from '#server/platform/errors/command-error.ts';
import type { BackupParts } from '#server/backup/make-backup.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import type { Config } from '#server/assembly/config.ts';
import { mailQueue } from '#server/contact/mail-message.job.ts';
import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import { variantQueue } from '#server/dossiers/variants/calculate-variant.job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { masterKeyFile } from '#server/assembly/open-vault.ts';
import { readSecret } from '#server/platform/embedded/kept-secret.ts';
import { keyName, masterKeyOf } from '#server/platform/database/vault.ts';
import { signingKeyFile, signingKeys } from '#server/session/signing-keys.ts';

/** Queues whose work is part of a backup. */
export const restoredQueues = [calculationQueue, variantQueue, mailQueue] as const;

/** What a backup of this configuration is made of. */
export function backupParts(config: Config, database: Database): BackupParts {
  const text = config.signingKeys === null ? readSecret(config.dataDirectory, signingKeyFile) : null;
  if (config.signingKeys === null && text === null)
    throw new CommandError(
      `In ${config.dataDirectory} staat geen sleutel. Geef DATA_DIR of SIGNING_KEY zoals de server die heeft.`,
    );
  const ids = signingKeys(config.signingKeys, config.dataDirectory).map(({ id }) => id);
  const queues = restoredQueues.map((queue) => (typeof queue === 'string' ? queue : queue.name));
  const masterText = config.masterKeys === null ? readSecret(config.dataDirectory, masterKeyFile) : null;
  const masterIds = (config.masterKeys ?? masterText?.split(',') ?? []).map((one) => keyName(masterKeyOf(one)));
  return { database, programVersion, key: { ids, text }, masterKey: { ids: masterIds, text: masterText }, queues };
}
