import { adviserOf } from '#server/platform/database/actor.ts';
import { byProgram, type RecordedParts } from '#server/platform/audit-trail.ts';
import { type CommandAnswer, done, refused } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import {
  destroyOrganisationKey,
  organisationKeys,
  replaceOrganisationKey,
  usedMasterKeys,
} from '#server/platform/database/organisation-key-store.ts';
import { clientIds, organisationIds, organisationOfName } from '#server/platform/database/organisations-store.ts';
import { keptOrganisationKey, keyName, masterKeyOf, organisationSecret } from '#server/platform/database/vault.ts';
import { type MasterKeys, type Vault } from '#server/platform/database/vault-keys.ts';
import { openFileCount } from '#server/vault/older-file-store.ts';
import { runsWithout } from '#server/vault/running-process-store.ts';
import type { VaultRequest } from '#server/vault/vault-request.ts';

export interface VaultParts extends RecordedParts {
  /** Erases an employer; null when there is none. */
  readonly eraseClient: (tx: Tx, organisationId: string, clientId: string) => Promise<number | null>;
  /** Keeps master keys in the data folder, newest first; null where they are configured. */
  readonly keepMasterKeys: ((texts: readonly string[]) => void) | null;
  /** Makes the text of a master key that is not there yet. */
  readonly newMasterKey: () => string;
  /** The texts that are kept now. */
  readonly keptMasterKeys: () => readonly string[];
}

export async function vaultAnswer(parts: VaultParts, request: VaultRequest): Promise<CommandAnswer> {
  if (request.does === 'erase') return erased(parts, request.organisation);
  const { vault } = parts.database;
  if (vault === undefined)
    return refused('Bestanden van dossiers zijn niet versleuteld: er is geen hoofdsleutel. Geef MASTER_KEY.');
  return request.does === 'status' ? status(parts, vault) : rotated(parts, vault);
}

async function status({ database }: VaultParts, vault: Vault): Promise<CommandAnswer> {
  const used = await database.as('operator', usedMasterKeys);
  let open = 0;
  for (const organisationId of await database.as('operator', organisationIds))
    open += await database.as({ kind: 'worker', organisationId }, (tx) => openFileCount(tx, organisationId));
  const newest = keyName(vault.masterKeys[0]);
  const lines = [
    `hoofdsleutel\t${newest}${vault.isSealing ? '' : ' (ENCRYPTION=prepared: er wordt nog niet versleuteld)'}`,
    ...used.map(({ id, count }) => `organisaties met ${id}\t${count}`),
    `bestanden, teksten en tweede factoren nog niet versleuteld\t${open}`,
  ];
  return { exitCode: 0, out: `${lines.join('\n')}\n`, error: '' };
}

/** A new key of our own is kept beside the older one until no organisation needs that any more. */
async function rotated(parts: VaultParts, vault: Vault): Promise<CommandAnswer> {
  const { keepMasterKeys } = parts;
  if (keepMasterKeys === null) {
    const [newest] = vault.masterKeys;
    if (await runsWithout(parts.database, keyName(newest)))
      return refused(
        `Er draait een proces zonder hoofdsleutel ${keyName(newest)}: het kan daarna geen bestand meer openen. ` +
          'Start eerst alle processen opnieuw met MASTER_KEY=NIEUW,OUD. Er is niets veranderd.',
      );
    const count = await sealedAgain(parts.database, vault.masterKeys);
    return done(`${rotatedText(vault.masterKeys, count)} Oudere mogen uit MASTER_KEY.`);
  }
  const text = parts.newMasterKey();
  const made = masterKeyOf(text);
  keepMasterKeys([text, ...parts.keptMasterKeys()]);
  vault.masterKeys = [made, ...vault.masterKeys];
  const count = await sealedAgain(parts.database, vault.masterKeys);
  keepMasterKeys([text]);
  vault.masterKeys = [made];
  return done(`${rotatedText(vault.masterKeys, count)} De vorige is weg uit de gegevensmap.`);
}

const rotatedText = ([newest]: MasterKeys, count: number): string =>
  `De sleutels van alle organisaties zijn versleuteld met hoofdsleutel ${keyName(newest)} (opnieuw: ${count}). ` +
  'Reservekopieën van daarvoor gaan alleen open met de hoofdsleutel van toen.';

/** Seals the key of every organisation with the newest master key, all or nothing; returns how many had another. */
async function sealedAgain(database: Database, masterKeys: MasterKeys): Promise<number> {
  const [newest] = masterKeys;
  return database.as('operator', async (tx) => {
    const older = (await organisationKeys(tx)).filter(({ masterKeyId }) => masterKeyId !== keyName(newest));
    for (const { organisationId, ...row } of older) {
      const secret = organisationSecret(masterKeys, organisationId, row);
      await replaceOrganisationKey(tx, organisationId, keptOrganisationKey(newest, organisationId, secret));
    }
    return older.length;
  });
}

/** Erases what an organisation has of employers and participants; its people and the log of what they did stay. */
async function erased(parts: VaultParts, name: string): Promise<CommandAnswer> {
  const { database, recordAct } = parts;
  const found = await database.as('operator', (tx) => organisationOfName(tx, name));
  if (found === null) return refused(`Er is geen organisatie ${name}.`);
  if (found.deactivatedOn === null)
    return refused(`Organisatie ${name} is actief. Laat de aanbieder haar eerst deactiveren.`);
  const organisationId = found.id;
  const who = byProgram(organisationId, 'beheerder');
  const count = await database.as(adviserOf(organisationId), async (tx) => {
    const clients = await clientIds(tx, organisationId);
    for (const clientId of clients) {
      await parts.eraseClient(tx, organisationId, clientId);
      await recordAct(tx, who, 'client deleted', { clientId, name: 'gewist' });
    }
    await database.become(tx, 'operator');
    await recordAct(tx, who, 'organisation erased', { name });
    await destroyOrganisationKey(tx, organisationId);
    return clients.length;
  });
  return done(
    [
      `Gewist: ${count} ${count === 1 ? 'werkgever' : 'werkgevers'} van ${name}, met alle dossiers en de sleutel van hun bestanden.`,
      'De naam van de organisatie, haar adviseurs en het logboek blijven.',
      'De tweede factor van haar adviseurs gaat niet meer open: wordt zij weer actief, dan zet access -- reset hem terug.',
      'Een reservekopie van daarvoor heeft alles nog, met de sleutel: vernietig haar, of vervang de hoofdsleutel (rotate) en vernietig de vorige.',
    ].join('\n'),
  );
}
