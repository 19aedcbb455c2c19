import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { recordAct } from '#server/audit/store.ts';
import {
  recordHeartbeat,
  cancelDossier,
  claimedDossier,
  failClaimed,
  releaseClaim,
  storeResult,
} from '#server/dossiers/claim-store.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { releaseSilent } from '#server/dossiers/left-work-store.ts';
import { nextClaim } from '#server/dossiers/turn-store.ts';
import { dossier, dossierFile, progress, silenceSeconds } from '#server/dossiers/store.ts';
import { type CalculationOrder, type Submission, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { dossiers } from '#test/whole-list.ts';

const halfway = {
  phase: 'calculating',
  rowsRead: 25,
  participantsCalculated: 10,
  participantsTotal: 25,
  filesWritten: 0,
} as const;

describe.each(databaseKinds)('dossiers on $name', ({ use }) => {
  const open = use();

  async function opened() {
    const database = await open();
    const person = await madePerson(database);
    const { organisationId } = person;
    const clientId = await madeClient(database, person);
    const orders: CalculationOrder[] = [];
    const parts = {
      database,
      recordAct,
      orderCalculation: (_: Tx, order: CalculationOrder) => Promise.resolve(void orders.push(order)),
    };
    const submit = (change: Partial<Submission> = {}) => {
      const submission = { clientId, name: 'Dossier', bytes: zipBytes(), uploadKey: null, isExample: false, ...change };
      return database.as(person, (tx) => submittedDossier(parts, tx, person, submission));
    };
    const asWorker = <T>(work: (tx: Tx) => Promise<T>) => database.as({ kind: 'worker', organisationId }, work);
    const asPerson = <T>(work: (tx: Tx) => Promise<T>) => database.as(person, work);
    const statusOf = async (id: string) =>
      (await asPerson((tx) => dossier(tx, organisationId, clientId, id)))?.calculationStatus;
    /** As a worker that takes over what another one left. */
    const claimOf = async (order = orders[0]) => {
      await releaseSilent(database, 'dossier', 0);
      const claim = order === undefined ? null : await asWorker((tx) => claimedDossier(tx, order));
      if (claim === null) throw new Error('nothing to claim');
      return claim;
    };
    const fall = (seconds: number) =>
      asWorker((tx) => sql`update dossier set heartbeat_on = now() - ${seconds} * interval '1 second'`.execute(tx));
    return { database, organisationId, clientId, orders, submit, asWorker, asPerson, statusOf, claimOf, fall };
  }

  const finished = {
    status: 'Finished',
    findingCount: null,
    warningCount: 2,
    keyFigures: exampleKeyFigures,
    toDo: [],
    contractEnd: null,
    effectsBasis: null,
    figuresKey: null,
    styleKey: 'stijl',
    textsVersion: 0,
    erasesInput: false,
    files: [{ type: 'outputFile', bytes: zipBytes('out') }],
    data: [],
  } as const;

  it('are stored with their bytes and one order', async () => {
    const { submit, asPerson, organisationId, orders } = await opened();
    const bytes = zipBytes('x'.repeat(300_000));
    const { document } = await submit({ bytes, name: 'Eén' });
    expect(document).toMatchObject({ name: 'Eén', calculationStatus: 'Submitted', sameFileAs: null, isExample: false });
    const stored = await asPerson((tx) => dossierFile(tx, organisationId, document.id, 'inputFile'));
    expect(Buffer.compare(Buffer.from(stored ?? []), bytes)).toBe(0);
    expect(orders).toEqual([{ organisationId, dossierId: document.id, round: 1 }]);
  });

  it('are listed in the order in which they came', async () => {
    const { submit, asPerson, organisationId, clientId } = await opened();
    for (const name of ['b', 'a', 'c']) await submit({ name });
    const listed = await asPerson((tx) => dossiers(tx, organisationId, clientId, { archived: false }));
    expect(listed.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('name the first dossier with the same file while it is there', async () => {
    const { submit, asPerson, organisationId, clientId } = await opened();
    const bytes = zipBytes('same');
    const first = await submit({ name: 'Eerste', bytes });
    const { document } = await submit({ name: 'Tweede', bytes });
    expect(first.document.sameFileAs).toBeNull();
    expect(document.sameFileAs).toBe('Eerste');
    await asPerson((tx) => tx.deleteFrom('dossier').where('id', '=', first.document.id).execute());
    const left = await asPerson((tx) => dossier(tx, organisationId, clientId, document.id));
    expect(left?.sameFileAs).toBeNull();
  });

  it('with the same upload key are one dossier, also when sent at the same time', async () => {
    const { submit, orders } = await opened();
    const upload = { uploadKey: 'k1', bytes: zipBytes('once'), name: 'Een' };
    const sent = await Promise.all([submit(upload), submit(upload), submit(upload)]);
    expect(new Set(sent.map(({ document }) => document.id)).size).toBe(1);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(orders).toHaveLength(1);
    await expect(submit({ ...upload, bytes: zipBytes('other') })).rejects.toMatchObject({ code: 'INPUT_INVALID' });
  });

  it('show how far a claimed calculation is', async () => {
    const { submit, asWorker, asPerson, claimOf, organisationId, clientId } = await opened();
    const { document } = await submit();
    const claim = await claimOf();
    expect(await asWorker((tx) => recordHeartbeat(tx, claim, halfway))).toBe(true);
    const shown = await asPerson((tx) => progress(tx, organisationId, { clientId, documentId: document.id }));
    expect(shown).toEqual({ ...halfway, calculationStatus: 'Submitted' });
  });

  it('are unknown when a claimed calculation falls silent, until it is claimed again', async () => {
    const { submit, statusOf, claimOf, fall } = await opened();
    const { document } = await submit();
    expect(await statusOf(document.id)).toBe('Submitted');
    await claimOf();
    await fall(silenceSeconds + 1);
    expect(await statusOf(document.id)).toBe('Unknown');
    await claimOf();
    expect(await statusOf(document.id)).toBe('Submitted');
  });

  it('take a result once, from the newest claim only', async () => {
    const { submit, asWorker, asPerson, statusOf, claimOf, organisationId } = await opened();
    const { document } = await submit();
    const late = await claimOf();
    const newest = await claimOf();
    expect(await asWorker((tx) => recordHeartbeat(tx, late, halfway))).toBe(false);
    expect(
      await asWorker((tx) =>
        storeResult(tx, late, { ...finished, files: [{ type: 'outputFile', bytes: zipBytes('late') }] }),
      ),
    ).toBe(false);
    expect(await asWorker((tx) => storeResult(tx, newest, finished))).toBe(true);
    expect(await asWorker((tx) => storeResult(tx, newest, finished))).toBe(false);
    expect(await asWorker((tx) => failClaimed(tx, late, 'te laat'))).toBe(false);
    expect(await statusOf(document.id)).toBe('Finished');
    const stored = await asPerson((tx) => dossierFile(tx, organisationId, document.id, 'outputFile'));
    expect(
      Buffer.from(stored ?? [])
        .subarray(4)
        .toString(),
    ).toBe('out');
  });

  it('keep their key figures with the result, also where they are of another version that is not understood', async () => {
    const { submit, asWorker, asPerson, claimOf, organisationId, clientId } = await opened();
    const { document } = await submit();
    expect(document.keyFigures).toBeNull();
    const claim = await claimOf();
    await asWorker((tx) => storeResult(tx, claim, finished));
    const kept = async () => (await asPerson((tx) => dossier(tx, organisationId, clientId, document.id)))?.keyFigures;
    expect(await kept()).toEqual(exampleKeyFigures);
    await asWorker((tx) => sql`update dossier set key_figures = '{"choice": {"premium": 0.3}}'`.execute(tx));
    expect(await kept()).toBeNull();
    await asWorker((tx) => sql`update dossier set key_figures = null`.execute(tx));
    expect(await kept()).toBeNull();
  });

  it('keep no file that holds BSNs, and say so', async () => {
    const { submit, asWorker, asPerson, claimOf, organisationId, clientId } = await opened();
    const { document } = await submit();
    expect(document.hasInputFile).toBe(true);
    const claim = await claimOf();
    const files = [{ type: 'errorFile' as const, bytes: zipBytes('errors') }];
    const result = {
      status: 'FailedWithError' as const,
      findingCount: 1,
      warningCount: null,
      keyFigures: null,
      toDo: [],
      contractEnd: null,
      effectsBasis: null,
      figuresKey: null,
      styleKey: 'stijl',
      textsVersion: 0,
      erasesInput: true,
      files,
      data: [],
    };
    expect(await asWorker((tx) => storeResult(tx, claim, result))).toBe(true);
    expect(await asPerson((tx) => dossierFile(tx, organisationId, document.id, 'inputFile'))).toBeNull();
    const left = await asPerson((tx) => dossier(tx, organisationId, clientId, document.id));
    expect(left).toMatchObject({ hasInputFile: false, statusReason: expect.stringContaining('burgerservicenummers') });
  });

  it('go to one of two workers that claim at the same time, never to both for a result', async () => {
    const { database, submit, asWorker, claimOf } = await opened();
    await submit();
    const together = await Promise.all([nextClaim(database), nextClaim(database)]);
    expect(together.filter((claim) => claim !== null)).toHaveLength(1);
    const claims = [await claimOf(), await claimOf()];
    const stored = await Promise.all(claims.map((claim) => asWorker((tx) => storeResult(tx, claim, finished))));
    expect(stored.filter(Boolean)).toHaveLength(1);
  });

  it('keep the reason of a failure, and start a new round when retried', async () => {
    const { submit, asWorker, asPerson, statusOf, claimOf, organisationId, orders } = await opened();
    const { document } = await submit();
    const faulty = await claimOf();
    await asWorker((tx) => releaseClaim(tx, faulty, 'fault'));
    const claim = await claimOf();
    await asWorker((tx) => failClaimed(tx, claim, 'De berekening duurde te lang.'));
    expect(await statusOf(document.id)).toBe('Failed');
    expect(await asPerson((tx) => startedRound(tx, organisationId, document.id, 'Failed'))).toBe(2);
    expect(await asPerson((tx) => startedRound(tx, organisationId, document.id, 'Failed'))).toBeNull();
    expect(await asWorker((tx) => claimedDossier(tx, orders[0] ?? never()))).toBeNull();
    const again = await claimOf({ organisationId, dossierId: document.id, round: 2 });
    expect(again).toMatchObject({ attempts: 1, faults: 0 });
  });

  it('take no result of before a retry, also while nobody has begun anew', async () => {
    const { submit, asWorker, asPerson, statusOf, claimOf, organisationId } = await opened();
    const { document } = await submit();
    const late = await claimOf();
    await asPerson((tx) => cancelDossier(tx, organisationId, document.id, 'Geannuleerd.'));
    await asPerson((tx) => startedRound(tx, organisationId, document.id, 'Failed'));
    expect(await asWorker((tx) => storeResult(tx, late, finished))).toBe(false);
    expect(await statusOf(document.id)).toBe('Submitted');
  });

  it('count an attempt with a fault apart, and one that was interrupted not at all', async () => {
    const { submit, asWorker, claimOf } = await opened();
    await submit();
    const first = await claimOf();
    await asWorker((tx) => releaseClaim(tx, first, 'fault'));
    const second = await claimOf();
    await asWorker((tx) => releaseClaim(tx, second, 'interrupted'));
    const third = await claimOf();
    const fourth = await claimOf();
    expect([first, second, third, fourth].map(({ attempts, faults }) => [attempts, faults])).toEqual([
      [1, 0],
      [2, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it('refuse everything of a calculation that was cancelled', async () => {
    const { submit, asWorker, asPerson, statusOf, claimOf, organisationId } = await opened();
    const { document } = await submit();
    const claim = await claimOf();
    expect(await asPerson((tx) => cancelDossier(tx, organisationId, document.id, 'Geannuleerd.'))).toBe(true);
    expect(await asWorker((tx) => recordHeartbeat(tx, claim, halfway))).toBe(false);
    expect(await asWorker((tx) => storeResult(tx, claim, finished))).toBe(false);
    expect(await asPerson((tx) => cancelDossier(tx, organisationId, document.id, 'Nog eens.'))).toBe(false);
    expect(await statusOf(document.id)).toBe('Failed');
  });
});

function never(): never {
  throw new Error('there is no order');
}
