import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadTypes } from '#api/dossiers.ts';
import { recordAct } from '#server/audit/store.ts';
import { dossier, insertDossier, markDownloaded } from '#server/dossiers/store.ts';
import { databaseMoment } from '#server/platform/database/database.ts';
import { keptDataTypes } from '#server/platform/database/kept-file.ts';
import { openJobs } from '#server/platform/jobs.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { logTo } from '#server/platform/log.ts';
import {
  type EraseParts,
  eraseOldData,
  retentionQueue,
  retentionSchedule,
} from '#server/retention/erase-old-data.job.ts';
import { keptDays, storeKeptDays } from '#server/retention/store.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, storedOpen, zipBytes } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

const log = logTo('silent');
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const fileTypes = [...downloadTypes, ...keptDataTypes];
/** Hold no participants. */
const lasting = [
  'adviceFile',
  'consentFile',
  'employeesAdviceFile',
  'employeesReportFile',
  'findingPlaces',
  'reportFile',
  'screenResult',
  'statutoryEffects',
  'transitionPlanFile',
  'withoutPeopleFile',
];

describe.each(databaseKinds)('the retention of dossiers on $name', ({ use }) => {
  const open = use();
  let jobs: Jobs | null = null;
  afterEach(async () => {
    await jobs?.stop();
    jobs = null;
  });

  async function opened() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    const clientId = await madeClient(database, adviser);
    const upload = async (status: 'Finished' | 'Submitted' = 'Finished', isExample = false) => {
      const input = {
        name: 'Canarisch dossier',
        bytes: zipBytes(),
        sha256: 'd'.repeat(64),
        uploadKey: null,
        isExample,
      };
      const id = await database.as(adviser, (tx) => insertDossier(tx, { organisationId, clientId, ...input }));
      await database.as(adviser, async (tx) => {
        await tx
          .updateTable('dossier')
          .set({ status, key_figures: JSON.stringify(exampleKeyFigures) })
          .where('id', '=', id ?? '')
          .execute();
        for (const type of fileTypes.filter((one) => one !== 'inputFile')) {
          const file = {
            organisation_id: organisationId,
            dossier_id: id ?? '',
            type,
            bytes: storedOpen(zipBytes()),
            sha256: '',
          };
          await tx.insertInto('dossier_file').values(file).execute();
        }
      });
      return id ?? '';
    };
    const filesOf = async (id: string) => {
      const rows = await database.as(adviser, (tx) =>
        tx.selectFrom('dossier_file').select('type').where('dossier_id', '=', id).orderBy('type').execute(),
      );
      return rows.map(({ type }) => type);
    };
    const nothing = () => Promise.resolve(0);
    const eraseAt = (now: Date, other: Partial<EraseParts> = {}) =>
      eraseOldData({ database, log, recordAct, eraseMore: nothing, eraseSpent: nothing, ...other }, now);
    const shown = (id: string) => database.as(adviser, (tx) => dossier(tx, organisationId, clientId, id));
    return { database, adviser, organisationId, clientId, upload, filesOf, eraseAt, shown };
  }

  it('erases what holds participants after thirty days without a download, and keeps the report with its figures', async () => {
    const { upload, filesOf, eraseAt, shown } = await opened();
    const id = await upload();
    await eraseAt(inDays(29));
    expect(await filesOf(id)).toHaveLength(fileTypes.length);
    const moment = inDays(31);
    await eraseAt(moment);
    expect(await filesOf(id)).toEqual(lasting);
    const left = {
      calculationStatus: 'Finished',
      hasInputFile: false,
      filesEraseOn: null,
      keyFigures: exampleKeyFigures,
    };
    expect(await shown(id)).toMatchObject(left);
    expect((await shown(id))?.filesErasedOn?.slice(0, 10)).toBe(moment.toISOString().slice(0, 10));
  });

  it('tells when, and counts from the last download', async () => {
    const { database, adviser, organisationId, upload, filesOf, eraseAt, shown } = await opened();
    const id = await upload();
    const created = new Date(Date.now() - 20 * 86_400_000);
    await database.as(adviser, (tx) => sql`update dossier set created_on = ${created}`.execute(tx));
    const eraseDays = async () =>
      Math.round((Date.parse((await shown(id))?.filesEraseOn ?? '') - Date.now()) / 86_400_000);
    expect(await eraseDays()).toBe(10);
    await database.as(adviser, (tx) => markDownloaded(tx, organisationId, id));
    expect(await eraseDays()).toBe(30);
    await eraseAt(inDays(15));
    expect(await filesOf(id)).toHaveLength(fileTypes.length);
    await database.as(adviser, (tx) => storeKeptDays(tx, organisationId, 7));
    expect(await eraseDays()).toBe(7);
    await eraseAt(inDays(8));
    expect(await filesOf(id)).toEqual(lasting);
  });

  it('writes each erasure down once, as nobody, however often it comes by', async () => {
    const { database, upload, eraseAt, clientId } = await opened();
    const id = await upload();
    await Promise.all([eraseAt(inDays(40)), eraseAt(inDays(40))]);
    await eraseAt(inDays(41));
    const entries = await database.as('operator', (tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', '=', 'dossier erased').execute(),
    );
    expect(entries).toMatchObject([
      { holder_id: null, holder_name: 'bewaartermijn', client_id: clientId, dossier_id: id },
    ]);
  });

  it('goes on with the other organisations when one fails, and is then offered again without a word of the fault', async () => {
    const { database, upload, filesOf, eraseAt } = await opened();
    const other = await madePerson(database);
    const id = await upload();
    const failing = {
      eraseSpent: () => Promise.reject(new Error('salaris 987654,32')),
      eraseMore: (_tx: unknown, organisationId: string) =>
        organisationId === other.organisationId ? Promise.reject(new Error('salaris 987654,32')) : Promise.resolve(0),
    };
    await expect(eraseAt(inDays(31), failing)).rejects.toMatchObject({ name: 'OfferAgainError', message: '' });
    expect(await filesOf(id)).toEqual(lasting);
  });

  it('leaves an example, and what is being calculated', async () => {
    const { upload, filesOf, eraseAt, shown } = await opened();
    const example = await upload('Finished', true);
    const running = await upload('Submitted');
    await eraseAt(inDays(400));
    expect(await filesOf(example)).toHaveLength(fileTypes.length);
    expect((await shown(example))?.filesEraseOn).toBeNull();
    expect(await filesOf(running)).toHaveLength(fileTypes.length);
  });

  it('is set per organisation, by its adviser only, from 1 to 365 days', async () => {
    const { database, adviser, organisationId, clientId } = await opened();
    const organisation = { id: organisationId, name: adviser.organisationName };
    const employer = await madePerson(database, { role: 'employer', organisation, clientId });
    const store = (person: typeof adviser, days: number) =>
      database.as(person, (tx) => storeKeptDays(tx, organisationId, days));
    await expect(store(employer, 9)).rejects.toMatchObject({ code: '42501' });
    await expect(store(await madePerson(database), 9)).rejects.toMatchObject({ code: '42501' });
    for (const days of [0, 366]) await expect(store(adviser, days)).rejects.toMatchObject({ code: '23514' });
    await store(adviser, 1);
    await store(adviser, 365);
    expect(await database.as(employer, (tx) => keptDays(tx, organisationId))).toBe(365);
  });

  it('comes by through the queue, and can be put on a schedule', async () => {
    const { database, upload, filesOf, eraseAt } = await opened();
    const id = await upload();
    jobs = await openJobs(database, [retentionQueue], log);
    await jobs.work(retentionQueue.name, 1, () => eraseAt(inDays(40)));
    await jobs.schedule(retentionQueue.name, retentionSchedule);
    await database.as('operator', async (tx) => jobs?.send(tx, retentionQueue.name, {}));
    await vi.waitFor(async () => expect(await filesOf(id)).toEqual(lasting), {
      timeout: patience,
      interval: 50,
    });
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))(
  'the time of the retention on $name',
  ({ use }) => {
    const open = use();
    afterEach(() => vi.useRealTimers());

    it('is that of the database, also on a machine whose clock runs ahead', async () => {
      const database = await open();
      const before = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-01-01') });
      expect((await databaseMoment(database)).getTime()).toBeLessThan(before + 3_600_000);
    });
  },
);
