import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { applyErasures } from '#server/backup/apply-erasures.ts';
import type { Erasure } from '#server/backup/erasure-list.ts';
import { erasures } from '#server/backup/erasures-store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { filesWithParticipants, madeFiles } from '#server/platform/database/kept-file.ts';
import { insertAccessCode } from '#server/session/issue-store.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, operator, storedOpen, zipBytes } from '#test/factories.ts';

describe.each(databaseKinds)('what was erased and came back with a backup on $name', ({ use }) => {
  const open = use();

  async function situation(database: Database) {
    const adviser = await madePerson(database);
    const { organisationId: organisation, holderId } = adviser;
    const gone = await madeClient(database, adviser, 'Weg');
    const kept = await madeClient(database, adviser, 'Blijft');
    const dossierOf = async (name: string) => {
      const dossier = { organisationId: organisation, clientId: kept, name, bytes: zipBytes(), sha256: 'a'.repeat(64) };
      return database.as(adviser, (tx) => insertDossier(tx, { ...dossier, uploadKey: null, isExample: false }));
    };
    const [deleted, emptied] = [(await dossierOf('Weg')) ?? '', (await dossierOf('Leeg')) ?? ''];
    const file = { organisation_id: organisation, dossier_id: emptied, bytes: storedOpen(zipBytes()), sha256: '' };
    for (const type of madeFiles)
      await database.as(adviser, (tx) =>
        tx
          .insertInto('dossier_file')
          .values({ ...file, type })
          .execute(),
      );
    const code = await database.as(operator, (tx) =>
      insertAccessCode(tx, {
        organisationId: organisation,
        holderId,
        hash: Buffer.from(organisation),
        until: { days: 9 },
        issuer: { role: 'operator', name: null },
      }),
    );
    const made = (what: Erasure['what'], id: string) => ({ what, organisation, id, on: '2027-01-01T00:00:00.000Z' });
    const list = [
      made('employer', gone),
      made('dossier', deleted),
      made('participants', emptied),
      made('code', code),
      made('organisation', organisation),
    ];
    return { list, kept, emptied };
  }

  it('goes again, once, and stands in the next list', async () => {
    const database = await open();
    const { list, kept, emptied } = await situation(database);
    const parts = { database, recordAct, eraseClient: erasedClient };
    const apply = () => database.as(operator, (tx) => applyErasures(parts, tx, list));
    expect(await apply()).toBe(5);
    const left = await database.as('backup', async (tx) => ({
      clients: (await tx.selectFrom('client').select('id').execute()).map(({ id }) => id),
      dossiers: (await tx.selectFrom('dossier').select('id').execute()).map(({ id }) => id),
      files: (await tx.selectFrom('dossier_file').select('type').orderBy('type').execute()).map(({ type }) => type),
      versions: (await tx.selectFrom('holder').select('token_version').execute()).map((row) => row.token_version),
      listed: await erasures(tx),
    }));
    const lasting = madeFiles.filter((type) => !filesWithParticipants.includes(type)).toSorted();
    expect(left).toMatchObject({ clients: [kept], dossiers: [emptied], files: lasting, versions: [2] });
    const keyOf = ({ what, id }: Erasure) => `${what} ${id}`;
    expect(left.listed.map(keyOf).toSorted()).toEqual(list.map(keyOf).toSorted());
    expect(await apply()).toBe(0);
  });
});
