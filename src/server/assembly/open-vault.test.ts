import { mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { openedVault } from '#server/assembly/open-vault.ts';
import { logTo } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { keptOrganisationKey, keyName, masterKeyOf } from '#server/platform/database/vault.ts';
import { embeddedForFile } from '#test/database.ts';
import { madeOrganisation } from '#test/factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'evenwicht-vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const log = logTo('silent');
const open = embeddedForFile();
const inFolder = (name: string, more: Record<string, string> = {}) =>
  configOf({ DATA_DIR: join(folder, name), ...more });

/** A database with an organisation whose key is sealed with the master key of a text. */
async function usedWith(text: string) {
  const database = await open();
  const { id } = await madeOrganisation(database);
  const { masterKeyId, sealed } = keptOrganisationKey(masterKeyOf(text), id, Buffer.alloc(32, 7));
  await sql`alter table organisation_key no force row level security`.execute(database.kysely);
  await sql`insert into organisation_key (organisation_id, master_key_id, sealed_key)
    values (${id}, ${masterKeyId}, ${Buffer.from(sealed)})`.execute(database.kysely);
  return database;
}

describe('the master key', () => {
  it('is made once in the data folder of an embedded database, for its owner alone', async () => {
    const database = await open();
    const config = inFolder('own');
    const vault = await openedVault(config, database, log);
    const file = join(folder, 'own', 'master-key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await openedVault(config, database, log);
    expect(again?.masterKeys).toEqual(vault?.masterKeys);
    expect(keyName(masterKeyOf(readFileSync(file, 'utf8').trim()))).toBe(keyName(vault!.masterKeys[0]));
  });

  it('is not made anew when files need another; the start says which', async () => {
    const config = inFolder('lost');
    await openedVault(config, await open(), log);
    const file = join(folder, 'lost', 'master-key');
    const database = await usedWith(readFileSync(file, 'utf8').trim());
    expect(await openedVault(config, database, log)).not.toBeNull();
    renameSync(file, `${file}.away`);
    await expect(openedVault(config, database, log)).rejects.toThrow(StartError);
    await expect(openedVault(config, database, log)).rejects.toThrow(
      /\(kenmerk [0-9a-f]{16}\)\. Zet het bestand master-key terug/,
    );
    const wrong = inFolder('lost', { MASTER_KEY: 'another master key of thirty-two bytes' });
    await expect(openedVault(wrong, database, log)).rejects.toThrow(/Geef hem met MASTER_KEY/);
  });

  it('is not made beside a database elsewhere: nothing is encrypted without one', async () => {
    const config = { ...inFolder('elsewhere'), databaseUrl: 'postgres://somewhere/else' };
    expect(await openedVault(config, await open(), log)).toBeNull();
    const prepared = {
      ...config,
      masterKeys: ['a master key, thirty-two bytes long'],
      encryption: 'prepared' as const,
    };
    expect(await openedVault(prepared, await open(), log)).toMatchObject({ isSealing: false });
  });
});
