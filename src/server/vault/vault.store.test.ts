import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { earlierTexts, keepEarlier } from '#server/dossiers/earlier-text-store.ts';
import { keepText, keptTexts } from '#server/dossiers/text-store.ts';
import { dossierFile } from '#server/dossiers/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { logTo } from '#server/platform/log.ts';
import { usedMasterKeys } from '#server/platform/database/organisation-key-store.ts';
import { isSealed } from '#server/platform/database/sealed-bytes.ts';
import { keyName, masterKeyOf, withVault } from '#server/platform/database/vault.ts';
import { type MasterKeys, type Vault } from '#server/platform/database/vault-keys.ts';
import { openFileCount } from '#server/vault/older-file-store.ts';
import { sealOlderFiles } from '#server/vault/seal-older-files.job.ts';
import { vaultAnswer, type VaultParts } from '#server/vault/vault-command.ts';
import { ownDatabaseKinds } from '#test/database.ts';
import { operator } from '#test/factories.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';

const log = logTo('silent');
const keyText = (word: string) => `${word} master key, thirty-two bytes long`;
const vaultOf = (...words: readonly string[]): Vault => ({
  masterKeys: words.map((word) => masterKeyOf(keyText(word))) as unknown as MasterKeys,
  isSealing: true,
});

/** An uploaded file as the database has it. */
const stored = (database: Database, id: string) =>
  sql<{ bytes: Uint8Array }>`select bytes from dossier_file where dossier_id = ${id} and type = 'inputFile'`
    .execute(database.kysely)
    .then(({ rows }) => Buffer.from(rows[0]?.bytes ?? []));

const situation = (database: Database) => dossierSituation(database, {}, () => Promise.resolve());
type Situation = Awaited<ReturnType<typeof situation>>;

const inputOf = (database: Database, { person, organisationId }: Situation, id: string) =>
  database.as(person, (tx) => dossierFile(tx, organisationId, id, 'inputFile'));

/** What the command works with, and the keys that it keeps. */
function commandOn(database: Database, kept: string[] | null) {
  const parts: VaultParts = {
    database,
    recordAct,
    eraseClient: erasedClient,
    newMasterKey: () => keyText('new'),
    keptMasterKeys: () => kept ?? [],
    keepMasterKeys: kept === null ? null : (texts) => void kept.splice(0, kept.length, ...texts),
  };
  return (request: Parameters<typeof vaultAnswer>[1]) => vaultAnswer(parts, request);
}

describe.each(ownDatabaseKinds)('files of dossiers on $name', ({ use }) => {
  const open = use();
  /** Looks past row-level security, as whoever reaches the database. */
  const lookingIn = async () => {
    const database = await open();
    await sql`alter table dossier_file no force row level security`.execute(database.kysely);
    await sql`alter table organisation_key no force row level security`.execute(database.kysely);
    return database;
  };

  it('are sealed in the database, and come back as they were', async () => {
    const database = withVault(await lookingIn(), vaultOf('a'));
    const made = await situation(database);
    const noted: string[] = [];
    database.vault!.note = (done) => noted.push(done);
    const id = await made.submit();
    const inDatabase = await stored(database, id);
    expect(isSealed(inDatabase)).toBe(true);
    expect(inDatabase.includes(made.bytes.subarray(4))).toBe(false);
    expect(Buffer.from((await inputOf(database, made, id)) ?? [])).toEqual(made.bytes);
    expect(noted).toEqual(['sealed', 'opened']);
  });

  it('have their texts sealed with them, also those of before there was a vault', async () => {
    const plain = await lookingIn();
    for (const table of ['written_text', 'earlier_text'])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sql`alter table ${sql.table(table)} no force row level security`.execute(plain.kysely);
    const prepared = withVault(plain, { ...vaultOf('a'), isSealing: false });
    const made = await situation(prepared);
    const dossierId = await made.submit();
    const { person, organisationId } = made;
    const kept = async () => {
      const { rows } = await sql<{ content: Uint8Array }>`select content, key from written_text
        where dossier_id = ${dossierId} union all select content, 'before' from earlier_text
        where dossier_id = ${dossierId} order by key`.execute(plain.kysely);
      return rows.map(({ content }) => [isSealed(content), Buffer.from(content).includes('Canarius')]);
    };
    const entered = { text: 'Advies voor Canarius', applies: true, version: 0 };
    const keep = (database: Database, key: 'advies' | 'doelen') =>
      database.as(person, (tx) => keepText(tx, { organisationId, dossierId, key }, entered, 'A.'));
    await keep(prepared, 'advies');
    await prepared.as(person, (tx) => keepEarlier(tx, { organisationId, dossierId, key: 'advies' }, entered.text));
    const database = withVault(plain, vaultOf('a'));
    await keep(database, 'doelen');
    expect(await kept()).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ]);
    await sealOlderFiles({ database, log });
    expect(await kept()).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    const texts = await database.as(person, (tx) => keptTexts(tx, organisationId, dossierId));
    const earlier = await database.as(person, (tx) => earlierTexts(tx, organisationId, dossierId));
    expect([...texts, ...earlier].map(({ text }) => text)).toEqual([entered.text, entered.text, entered.text]);
  });

  it('are no bytes to who reads their row past the vault', async () => {
    const database = await open();
    const read = (tx: Tx) => tx.selectFrom('dossier_file').select('bytes').execute();
    // @ts-expect-error: what a row holds is not what was given, and the compiler knows
    const lengths = (rows: Awaited<ReturnType<typeof read>>) => rows.map(({ bytes }) => bytes.byteLength);
    expect(lengths(await database.as(operator, read))).toEqual([]);
  });

  it('do not open for another dossier or organisation, whoever puts them there', async () => {
    const database = withVault(await lookingIn(), vaultOf('a'));
    const [one, other] = [await situation(database), await situation(database)];
    const noted: string[] = [];
    database.vault!.note = (done) => noted.push(done);
    const [id, beside, elsewhere] = [await one.submit(), await one.submit(), await other.submit()];
    for (const [made, to] of [
      [one, beside],
      [other, elsewhere],
    ] as const) {
      await sql`update dossier_file set bytes = (select bytes from dossier_file where dossier_id = ${id}
        and type = 'inputFile') where dossier_id = ${to} and type = 'inputFile'`.execute(database.kysely);
      await expect(inputOf(database, made, to)).rejects.toThrow(/^changed since|^sealed with another key/);
    }
    expect(noted).toEqual(['sealed', 'sealed', 'sealed', 'refused', 'refused']);
  });

  it('of before there was a vault stay readable, and are sealed afterwards, once', async () => {
    const plain = { ...(await lookingIn()) };
    const prepared = withVault(plain, { ...vaultOf('a'), isSealing: false });
    const made = await situation(prepared);
    const id = await made.submit();
    expect(await stored(plain, id)).toEqual(made.bytes);
    const database = withVault(plain, vaultOf('a'));
    expect(Buffer.from((await inputOf(database, made, id)) ?? [])).toEqual(made.bytes);
    const worker = { kind: 'worker', organisationId: made.organisationId } as const;
    const left = () => database.as(worker, (tx) => openFileCount(tx, made.organisationId));
    expect(await left()).toBe(1);
    await sealOlderFiles({ database, log });
    expect(await left()).toBe(0);
    const sealed = await stored(plain, id);
    expect(isSealed(sealed)).toBe(true);
    await sealOlderFiles({ database, log });
    expect(await stored(plain, id)).toEqual(sealed);
    // A process that does not seal yet opens them too.
    expect(Buffer.from((await inputOf(prepared, made, id)) ?? [])).toEqual(made.bytes);
  });

  it('open after another master key came, and the one of before is of no more use', async () => {
    const plain = { ...(await lookingIn()) };
    const made = await situation(withVault(plain, vaultOf('old')));
    const id = await made.submit();
    const database = withVault(plain, vaultOf('newer', 'old'));
    expect(await commandOn(database, null)({ does: 'rotate' })).toMatchObject({ exitCode: 0 });
    const newer = withVault(plain, vaultOf('newer'));
    expect(Buffer.from((await inputOf(newer, made, id)) ?? [])).toEqual(made.bytes);
    await expect(inputOf(withVault(plain, vaultOf('old')), made, id)).rejects.toThrow('master key');

    const kept = [keyText('newer')];
    expect(await commandOn(newer, kept)({ does: 'rotate' })).toMatchObject({ exitCode: 0 });
    expect(kept).toEqual([keyText('new')]);
    expect(await newer.as(operator, usedMasterKeys)).toEqual([{ id: keyName(masterKeyOf(keyText('new'))), count: 1 }]);
    expect(Buffer.from((await inputOf(newer, made, id)) ?? [])).toEqual(made.bytes);
    const { out } = await commandOn(newer, kept)({ does: 'status' });
    expect(out).toMatch(
      /^hoofdsleutel\t[0-9a-f]{16}\norganisaties met [0-9a-f]{16}\t1\nbestanden, teksten en tweede factoren nog niet versleuteld\t0\n$/,
    );
  });

  it('of an erased organisation are gone, with their key; an active one is not erased', async () => {
    const database = withVault(await lookingIn(), vaultOf('a'));
    const made = await situation(database);
    await made.submit();
    const request = { does: 'erase', organisation: made.person.organisationName } as const;
    expect(await commandOn(database, null)(request)).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(/is actief/),
    });
    const deactivated = { deactivated_on: new Date() };
    await database.as(operator, (tx) =>
      tx.updateTable('organisation').set(deactivated).where('organisation_id', '=', made.organisationId).execute(),
    );
    expect(await commandOn(database, null)(request)).toMatchObject({
      exitCode: 0,
      error: expect.stringMatching(/^Gewist: 1 werkgever /),
    });
    const left = await sql<{
      count: number;
    }>`select ((select count(*) from dossier_file where organisation_id = ${made.organisationId})
      + (select count(*) from organisation_key where organisation_id = ${made.organisationId}))::integer as count`.execute(
      database.kysely,
    );
    expect(left.rows).toEqual([{ count: 0 }]);
    const acts = await database.as(operator, (tx) =>
      tx.selectFrom('audit_entry').select('action').where('organisation_id', '=', made.organisationId).execute(),
    );
    expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(['client deleted', 'organisation erased']));
  });
});
