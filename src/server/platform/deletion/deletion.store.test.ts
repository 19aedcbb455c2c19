import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { erasures } from '#server/backup/erasures-store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { client, clients, insertClient } from '#server/clients/store.ts';
import { deleteForGood, deletionQueue, orderDeletion } from '#server/platform/deletion/delete-for-good.job.ts';
import { markClient, markDossier, unmarkClient, unmarkDossier } from '#server/platform/deletion/deletion-store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { logTo } from '#server/platform/log.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { databaseKinds } from '#test/database.ts';
import { clientInput, madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

const log = logTo('silent');

describe.each(databaseKinds)('what is to be deleted on $name', ({ use }) => {
  const open = use();

  async function situation() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    const clientId = await madeClient(database, adviser);
    const organisation = { id: organisationId, name: adviser.organisationName };
    const employer = await madePerson(database, { role: 'employer', organisation, clientId });
    const asWorker = <T>(work: (tx: Tx) => Promise<T>) => database.as({ kind: 'worker', organisationId }, work);
    const added = async (name: string, who = adviser) => {
      const upload = { organisationId, clientId, name, bytes: zipBytes(), sha256: name, uploadKey: null };
      const dossierId = await database.as(who, (tx) => insertDossier(tx, { ...upload, isExample: false }));
      return { organisationId, clientId, dossierId: dossierId ?? '' };
    };
    const seenBy = (who: typeof adviser) =>
      database.as(who, async (tx) => {
        const dossiers = await tx.selectFrom('dossier').select('name').orderBy('name').execute();
        const files = await tx.selectFrom('dossier_file').select('dossier_id').execute();
        const list = await tx.selectFrom('dossier_list').select('total').where('of_employer', '=', false).execute();
        const names = dossiers.map(({ name }) => name);
        return {
          dossiers: names,
          files: files.length,
          listed: list[0]?.total,
          clients: (await clients(tx, organisationId)).length,
        };
      });
    /** As if the time to undo it was over. */
    const runOut = () =>
      asWorker(async (tx) => {
        for (const table of ['client', 'dossier', 'variant'] as const)
          await tx
            .updateTable(table)
            .set({ delete_on: sql<Date>`now()` })
            .where('delete_on', 'is not', null)
            .execute();
      });
    const forGood = () => deleteForGood({ database, log, eraseClient: erasedClient }, { organisationId });
    return { database, adviser, employer, organisationId, clientId, asWorker, added, seenBy, runOut, forGood };
  }

  it('is seen by nobody but a worker, and not counted, until it is undone', async () => {
    const { database, adviser, employer, added, asWorker, seenBy } = await situation();
    const own = await added('Eigen', employer);
    const office = await added('Kantoor');
    const before = [await seenBy(adviser), await seenBy(employer)];
    expect(before).toMatchObject([{ dossiers: ['Eigen', 'Kantoor'], files: 2, listed: 1 }, { dossiers: ['Eigen'] }]);
    for (const dossier of [own, office]) expect(await asWorker((tx) => markDossier(tx, dossier))).toBe(true);
    expect(await asWorker((tx) => markDossier(tx, own))).toBe(false);
    expect([await seenBy(adviser), await seenBy(employer)]).toMatchObject([
      { dossiers: [], files: 0, listed: 0 },
      { dossiers: [] },
    ]);
    await database.as(adviser, (tx) => tx.deleteFrom('dossier').execute());
    expect(await asWorker((tx) => unmarkDossier(tx, office, true)), 'an employer, of the office').toBeNull();
    for (const dossier of [own, office]) await asWorker((tx) => unmarkDossier(tx, dossier, false));
    expect([await seenBy(adviser), await seenBy(employer)]).toEqual(before);
  });

  it('goes when its moment has come and not before, and is then too late to undo', async () => {
    const { adviser, added, asWorker, seenBy, runOut, forGood } = await situation();
    const dossier = await added('Weg');
    await asWorker((tx) => markDossier(tx, dossier));
    await forGood();
    await asWorker((tx) => unmarkDossier(tx, dossier, false));
    expect((await seenBy(adviser)).dossiers).toEqual(['Weg']);
    await asWorker((tx) => markDossier(tx, dossier));
    await runOut();
    await forGood();
    expect(await asWorker((tx) => unmarkDossier(tx, dossier, false))).toBeNull();
    expect(await asWorker((tx) => tx.selectFrom('dossier').select('id').execute())).toEqual([]);
    expect((await seenBy(adviser)).listed).toBe(0);
  });

  it('is whole or gone when it is undone at the moment at which it goes', async () => {
    const { adviser, added, asWorker, seenBy, runOut, forGood } = await situation();
    for (let round = 0; round < 8; round += 1) {
      const dossier = await added(`Ronde ${round}`);
      await asWorker((tx) => markDossier(tx, dossier));
      await runOut();
      const undo = () => asWorker((tx) => unmarkDossier(tx, dossier, false));
      const [undone] = await Promise.all(round % 2 === 0 ? [undo(), forGood()] : [undo(), forGood(), forGood()]);
      const seen = await seenBy(adviser);
      expect([seen.dossiers.includes(`Ronde ${round}`), seen.files]).toEqual([undone !== null, seen.dossiers.length]);
    }
  });

  it('is an employer with all of its dossiers, of which the one that was deleted before it does not come back', async () => {
    const { database, adviser, employer, organisationId, clientId, added, asWorker, seenBy } = await situation();
    const [earlier] = [await added('Eerder'), await added('Later')];
    await asWorker((tx) => markDossier(tx, earlier));
    await asWorker((tx) => markClient(tx, organisationId, clientId));
    expect(await seenBy(adviser)).toMatchObject({ dossiers: [], clients: 0 });
    expect(await seenBy(employer)).toMatchObject({ dossiers: [], clients: 0 });
    expect(await asWorker((tx) => unmarkClient(tx, organisationId, clientId))).toBe(1);
    expect(await seenBy(adviser)).toMatchObject({ dossiers: ['Later'], clients: 1 });
    expect(await database.as(adviser, (tx) => client(tx, organisationId, clientId))).toMatchObject({ dossierCount: 1 });
  });

  it('is an employer whose name is free meanwhile: it goes all the same, and takes nothing of the other along', async () => {
    const { database, adviser, organisationId, clientId, added, asWorker, seenBy, runOut, forGood } = await situation();
    await added('Weg');
    const name = (await database.as(adviser, (tx) => client(tx, organisationId, clientId)))?.name ?? '';
    await asWorker((tx) => markClient(tx, organisationId, clientId));
    await database.as(adviser, async (tx) => {
      await recordAct(tx, adviser, 'client deleted', { clientId, name: 'werkgever met 1 dossier' });
      await insertClient(tx, organisationId, clientInput(name));
    });
    const listed = () => database.as('backup', erasures);
    expect(await listed()).toEqual([]);
    await expect(asWorker((tx) => unmarkClient(tx, organisationId, clientId))).rejects.toThrow('client_name');
    await runOut();
    await forGood();
    expect(await seenBy(adviser)).toMatchObject({ dossiers: [], clients: 1 });
    expect(await listed()).toMatchObject([{ what: 'employer', id: clientId }]);
    const entries = await database.as(adviser, (tx) => tx.selectFrom('audit_entry').select('object_name').execute());
    expect(entries).toEqual([{ object_name: 'werkgever met 1 dossier' }]);
  });

  it('is deleted by an order that waits in the database, whichever process is there by then', async () => {
    const { database, adviser, organisationId, added, asWorker, seenBy, runOut, forGood } = await situation();
    const dossier = await added('Weg');
    const first = await openJobs(database, [deletionQueue], log);
    await asWorker(async (tx) => {
      await markDossier(tx, dossier);
      await orderDeletion({ send: (given, queue, order) => first.send(given, queue, order) })(tx, organisationId);
    });
    await first.stop();
    await runOut();
    const second = await openJobs(database, [deletionQueue], log);
    await second.work(deletionQueue.name, 1, forGood);
    const isThere = () => asWorker((tx) => tx.selectFrom('dossier').select('id').execute());
    await expect.poll(isThere, { timeout: patience }).toEqual([]);
    await second.stop();
    expect((await seenBy(adviser)).dossiers).toEqual([]);
  });
});
