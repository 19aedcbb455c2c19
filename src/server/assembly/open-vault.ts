import type { Config } from '#server/assembly/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readSecret, type SecretFile, storedSecret } from '#server/platform/embedded/kept-secret.ts';
import type { Log } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { usedMasterKeys } from '#server/platform/database/organisation-key-store.ts';
import { keyName, masterKeyOf } from '#server/platform/database/vault.ts';
import { type MasterKeys, type Vault } from '#server/platform/database/vault-keys.ts';

/** Where the master key of an embedded database is kept when none is configured. */
export const masterKeyFile: SecretFile = {
  name: 'master-key',
  whenDamaged: 'Zonder hem gaan de bestanden van dossiers niet meer open.',
};

/**
 * The vault of a database; null when no master key is given. One of its own is made for the embedded database alone: it
 * lies in the same folder. Beside a server elsewhere it could be lost with a machine that was thought to keep nothing.
 */
export async function openedVault(config: Config, database: Database, log: Log): Promise<Vault | null> {
  const used = (await database.as('operator', usedMasterKeys)).map(({ id }) => id);
  const [first, ...rest] = (config.masterKeys ?? keptKeys(config, used)).map(masterKeyOf);
  if (first === undefined) {
    if (used.length > 0) throw missingKey(config, used);
    log.warn('files of dossiers are not encrypted: no MASTER_KEY is given');
    return null;
  }
  const masterKeys: MasterKeys = [first, ...rest];
  const missing = used.filter((id) => !masterKeys.some((key) => keyName(key) === id));
  if (missing.length > 0) throw missingKey(config, missing);
  return { masterKeys, isSealing: config.encryption === 'on' };
}

/** The keys in the data folder, newest first. */
function keptKeys({ databaseUrl, dataDirectory }: Config, used: readonly string[]): readonly string[] {
  const isOwn = databaseUrl === null && used.length === 0;
  const text = isOwn ? storedSecret(dataDirectory, masterKeyFile) : readSecret(dataDirectory, masterKeyFile);
  return text?.split(',') ?? [];
}

function missingKey({ databaseUrl, dataDirectory, masterKeys }: Config, ids: readonly string[]): StartError {
  const remedy =
    databaseUrl === null && masterKeys === null
      ? `Zet het bestand ${masterKeyFile.name} terug in ${dataDirectory}, of geef hem met MASTER_KEY.`
      : 'Geef hem met MASTER_KEY (na een nieuwere mag een komma met een oudere volgen).';
  return new StartError(
    `Bestanden van dossiers zijn versleuteld met een hoofdsleutel die er niet is (kenmerk ${ids.join(' en ')}). ${remedy}`,
  );
}
