import { afterEach, describe, expect, it, vi } from 'vitest';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import { calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { cancelDossier } from '#server/dossiers/claim-store.ts';
import { dossier, progress } from '#server/dossiers/store.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { releaseSilent } from '#server/dossiers/left-work-store.ts';
import { nextClaim } from '#server/dossiers/turn-store.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { storeHouseStyle } from '#server/house-style/store.ts';
import { type Jobs, openJobs } from '#server/platform/jobs.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { databaseKinds } from '#test/database.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';
import { outputFor, type Script, scriptedCalculation } from '#test/server/scripted-calculation.ts';
import { patience } from '#test/patience.ts';

const soon = { timeout: patience, interval: 30 };
const log = logTo('silent');
const untouched = new AbortController().signal;

/** A worker takes the next dossier, and its process ends. */
async function vanish(database: Database): Promise<void> {
  const claim = await nextClaim(database);
  expect(await releaseSilent(database, 'dossier', 0)).toHaveLength(1);
  await endRest(database, claim!.organisationId);
}

/** As if it had rested long enough. */
const endRest = (database: Database, organisationId: string) =>
  database.as({ kind: 'worker', organisationId }, (tx) =>
    tx.updateTable('dossier').set({ rests_until: null }).execute(),
  );

describe.each(databaseKinds)('the calculation of a dossier on $name', ({ use }) => {
  const open = use();
  let jobs: Jobs | null = null;

  afterEach(async () => {
    await jobs?.stop();
    jobs = null;
  });

  const submitted = async (script: Script) =>
    dossierSituation(await open(), script, (tx, order) =>
      jobs === null ? Promise.resolve() : jobs.send(tx, calculationQueue, order),
    );

  it('stores workbook and report once, whatever is delivered twice', async () => {
    const { submit, calculate, shown, figuresOf, filesOf, bytes } = await submitted({ takes: 50 });
    const id = await submit();
    await Promise.all([calculate(), calculate()]);
    await calculate();
    expect(await shown(id)).toEqual({ status: 'Finished', reason: null, findings: null });
    expect(await figuresOf(id)).toEqual(exampleKeyFigures);
    expect(await filesOf()).toEqual([
      ['adviceFile', 'advice'],
      ['employeesReportFile', 'report for employees'],
      ['outputFile', outputFor(bytes)],
      ['reportFile', 'report'],
      ['withoutPeopleFile', 'without people'],
    ]);
  });

  it('with findings stores the marked workbook and counts the errors', async () => {
    const { submit, calculate, shown, figuresOf } = await submitted({ ends: 'findings' });
    const id = await submit();
    const finding = {
      code: 'FIELD_EMPTY',
      sheet: null,
      cell: null,
      field: null,
      found: null,
      message: '',
      remedy: '',
    } as const;
    await calculate(untouched, () =>
      Promise.resolve({
        outcome: 'findings',
        errorWorkbook: Buffer.from('errors'),
        findings: [
          { ...finding, severity: 'error' },
          { ...finding, severity: 'error' },
          { ...finding, severity: 'warning' },
        ],
        unreadable: false,
        mustErase: false,
      }),
    );
    expect(await shown(id)).toEqual({ status: 'FailedWithError', reason: null, findings: 2 });
    expect(await figuresOf(id)).toBeNull();
  });

  it('with warnings is finished and counts them, those that are not listed too', async () => {
    const { submit, calculate, database, person, organisationId, clientId } = await submitted({});
    const id = await submit();
    const place = { sheet: null, cell: null, field: null, found: null, message: '', remedy: '' };
    const warning = { code: 'VALUE_UNUSUAL', severity: 'warning', ...place } as const;
    const more = { ...warning, code: 'MORE_FINDINGS', found: '500' } as const;
    await calculate(untouched, async (bytes, options) => {
      const processed = await scriptedCalculation(bytes, options);
      return processed.outcome === 'finished' ? { ...processed, warnings: [warning, warning, more] } : processed;
    });
    const found = await database.as(person, (tx) => dossier(tx, organisationId, clientId, id));
    expect(found).toMatchObject({ calculationStatus: 'Finished', findingCount: null, warningCount: 502 });
  });

  it('is tried three times and then failed, with a reason and without a word of the fault', async () => {
    const { submit, calculate, shown } = await submitted({ ends: 'fault' });
    const id = await submit();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const offered = calculate();
      await expect(offered).rejects.toMatchObject({ name: 'OfferAgainError', message: '' });
      expect(await shown(id)).toMatchObject({ status: 'Submitted' });
    }
    await calculate();
    expect(await shown(id)).toMatchObject({
      status: 'Failed',
      reason: 'De berekening is gestopt door een fout bij ons.',
    });
  });

  it('is not blamed for ends of a process, however many, also beside faults of its own', async () => {
    const { submit, calculate, shown, database } = await submitted({});
    const id = await submit();
    const broken: Calculation = () => Promise.reject(new CalculationEndedError('memory'));
    for (let end = 0; end < 6; end += 1) await vanish(database);
    for (let fault = 0; fault < 2; fault += 1)
      await expect(calculate(untouched, broken)).rejects.toMatchObject({ name: 'OfferAgainError' });
    for (let end = 0; end < 6; end += 1) await vanish(database);
    await calculate();
    expect(await shown(id)).toMatchObject({ status: 'Finished' });
  });

  it('that killed its child a few times ends with the reason, whatever ends of a process were between', async () => {
    const { submit, calculate, shown, database } = await submitted({ ends: 'memory' });
    const id = await submit();
    for (let fault = 0; fault < 2; fault += 1) {
      await vanish(database);
      await expect(calculate()).rejects.toMatchObject({ name: 'OfferAgainError' });
    }
    await calculate();
    expect(await shown(id)).toMatchObject({ status: 'Failed', reason: statusReasons.memory });
  });

  it('is not blamed for a database that was away', async () => {
    const { submit, calculate, shown, database, organisationId } = await submitted({});
    const id = await submit();
    const away: Calculation = () => Promise.reject(Object.assign(new Error('cut off'), { code: '57P01' }));
    for (let times = 0; times < 6; times += 1) {
      await expect(calculate(untouched, away)).rejects.toMatchObject({ name: 'OfferAgainError' });
      await endRest(database, organisationId);
    }
    await calculate();
    expect(await shown(id)).toMatchObject({ status: 'Finished' });
  });

  it('is made again however often its process ended meanwhile', async () => {
    const { submit, calculate, shown, database, person, organisationId } = await submitted({});
    const id = await submit();
    await calculate();
    await database.as(person, (tx) => startedRound(tx, organisationId, id, 'Finished'));
    for (let end = 0; end < 8; end += 1) await vanish(database);
    await calculate();
    expect(await shown(id)).toEqual({ status: 'Finished', reason: null, findings: null });
  });

  it('that ran out of memory says so', async () => {
    const { submit, calculate, shown } = await submitted({ ends: 'memory' });
    const id = await submit();
    await expect(calculate()).rejects.toThrow();
    await expect(calculate()).rejects.toThrow();
    await calculate();
    expect((await shown(id)).reason).toBe('De berekening had meer geheugen nodig dan beschikbaar is.');
  });

  it('shows how far it is while it runs', async () => {
    const { submit, calculate, database, person, organisationId, clientId } = await submitted({});
    const id = await submit();
    const seen = Promise.withResolvers<void>();
    const running = calculate(untouched, async (bytes, options) => {
      options.onProgress({ phase: 'calculating', rowsRead: 25, participantsTotal: 25 });
      await seen.promise;
      return scriptedCalculation(bytes, options);
    });
    await vi.waitFor(async () => {
      const shown = await database.as(person, (tx) => progress(tx, organisationId, { clientId, documentId: id }));
      expect(shown).toMatchObject({ phase: 'calculating', rowsRead: 25, participantsTotal: 25 });
    }, soon);
    seen.resolve();
    await running;
  });

  it.each(['cancelled', 'deleted'] as const)('that was %s is broken off and leaves nothing', async (what) => {
    const { submit, calculate, database, person, organisationId, filesOf } = await submitted({
      takes: 60_000,
    });
    const id = await submit();
    const begun = Promise.withResolvers<AbortSignal>();
    const running = calculate(untouched, (bytes, options) => {
      begun.resolve(options.signal);
      return scriptedCalculation(bytes, options);
    });
    const signal = await begun.promise;
    await database.as(person, async (tx) => {
      if (what === 'cancelled') await cancelDossier(tx, organisationId, id, 'Geannuleerd.');
      else await tx.deleteFrom('dossier').where('id', '=', id).execute();
    });
    await running;
    expect(signal.aborted).toBe(true);
    expect(await filesOf()).toEqual([]);
  });

  it('whose input went in the meantime fails, and does not wait for ever', async () => {
    const { submit, calculate, shown, database, organisationId } = await submitted({});
    const id = await submit();
    await database.as({ kind: 'worker', organisationId }, (tx) =>
      tx
        .deleteFrom('dossier_file')
        .where('organisation_id', '=', organisationId)
        .where('type', '=', 'inputFile')
        .execute(),
    );
    await calculate();
    expect(await shown(id)).toMatchObject({ status: 'Failed', reason: statusReasons.crash });
  });

  it('that is interrupted by a stopping server is offered again without losing an attempt', async () => {
    const { submit, calculate, shown } = await submitted({ takes: 1_000 });
    const id = await submit();
    for (let stop = 0; stop < 4; stop += 1) {
      const stopping = new AbortController();
      const running = calculate(stopping.signal);
      stopping.abort();
      await expect(running).rejects.toMatchObject({ name: 'OfferAgainError' });
    }
    await calculate();
    expect((await shown(id)).status).toBe('Finished');
  });

  it('that is interrupted at its last attempt has not failed', async () => {
    const { submit, calculate, shown } = await submitted({ takes: 1_000 });
    const id = await submit();
    const broken: Calculation = () => Promise.reject(new Error('broken'));
    for (let fault = 0; fault < 2; fault += 1)
      await expect(calculate(untouched, broken)).rejects.toMatchObject({ name: 'OfferAgainError' });
    const stopping = new AbortController();
    const last = calculate(stopping.signal);
    stopping.abort();
    await expect(last).rejects.toMatchObject({ name: 'OfferAgainError' });
    await calculate();
    expect((await shown(id)).status).toBe('Finished');
  });

  it('waits while there is no room for its result, and goes on when there is', async () => {
    const { submit, calculate, shown, database } = await submitted({});
    const id = await submit();
    const asked = vi.spyOn(database, 'roomLeft').mockResolvedValue('none');
    const running = calculate();
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2), soon);
    expect(await shown(id)).toMatchObject({ status: 'Submitted' });
    asked.mockResolvedValue('narrow');
    await running;
    expect((await shown(id)).status).toBe('Finished');
    asked.mockRestore();
  });

  it('that waits for room is offered again when its server stops', async () => {
    const { submit, calculate, database } = await submitted({});
    await submit();
    const full = vi.spyOn(database, 'roomLeft').mockResolvedValue('none');
    const stopping = new AbortController();
    const waiting = calculate(stopping.signal);
    stopping.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'OfferAgainError' });
    full.mockRestore();
  });

  it('is made in the house style of the organisation at that moment', async () => {
    const { submit, calculate, database, person, organisationId } = await submitted({});
    const own = { name: 'Kantoor Noord', primary: '123456', accent: 'ABCDEF', contactLine: '' };
    await database.as(person, (tx) => storeHouseStyle(tx, organisationId, 0, own));
    const used: HouseStyle[] = [];
    await submit();
    await calculate(untouched, (bytes, options) => {
      used.push(options.houseStyle);
      return scriptedCalculation(bytes, options);
    });
    expect(used).toMatchObject([own]);
  });

  it('goes from the queue to the result, and through a fault', async () => {
    const made = await submitted({});
    jobs = await openJobs(made.database, [calculationQueue], log);
    let tries = 0;
    const sometimes: Calculation = (bytes, options) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('once')) : scriptedCalculation(bytes, options);
    };
    await jobs.work(calculationQueue, 1, (_order, signal) => made.calculate(signal, sometimes));
    const id = await made.submit();
    await vi.waitFor(async () => expect((await made.shown(id)).status).toBe('Finished'), soon);
    expect(tries).toBe(2);
  });
});
