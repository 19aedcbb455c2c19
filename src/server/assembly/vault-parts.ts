import { recordAct } from '#server/audit/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Config } from '#server/assembly/config.ts';
import { masterKeyFile } from '#server/assembly/open-vault.ts';
import type { Database } from '#server/platform/database/database.ts';
import { newSecret, readSecret, replaceSecret } from '#server/platform/embedded/kept-secret.ts';
import type { VaultParts } from '#server/vault/vault-command.ts';

/** What the vault command works with. */
export function vaultParts({ masterKeys, dataDirectory }: Config, database: Database): VaultParts {
  const isConfigured = masterKeys !== null;
  return {
    database,
    recordAct,
    eraseClient: erasedClient,
    newMasterKey: newSecret,
    keptMasterKeys: () => readSecret(dataDirectory, masterKeyFile)?.split(',') ?? [],
    keepMasterKeys: isConfigured ? null : (texts) => replaceSecret(dataDirectory, masterKeyFile, texts.join(',')),
  };
}
