import { afterEach, describe, expect, it, vi } from 'vitest';
import { calculateDossier, calculationQueue } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { cancelDossier } from '#server/dossiers/claim-store.ts';
import { startedRound } from '#server/dossiers/round-store.ts';
import { deleteDossier, dossier, progress } from '#server/dossiers/store.ts';
import { type CalculationOrder, submittedDossier } from '#server/dossiers/submit-dossier.ts';
import type { HouseStyle } from '#contract/house-style.ts';
import { statusReasons } from '#contract/status-reasons.ts';
import { houseStyle, storeHouseStyle } from '#server/house-style/store.ts';
import { recordAct } from '#server/audit/store.ts';
import type { Tx } from '#server/platform/database.ts';
import { type Jobs, openJobs } from '#server/platform/jobs.ts';
import { logTo } from '#server/platform/log.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { outputFor, type Script, scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const soon = { timeout: 20_000, interval: 30 };
const log = logTo('silent');
const untouched = new AbortController().signal;

describe.each(databaseKinds)('the calculation of a dossier on $name', ({ use }) => {
  const open = use();
  let jobs: Jobs | null = null;

  afterEach(async () => {
    await jobs?.stop();
    jobs = null;
  });

  async function submitted(script: Script) {
    const database = await open();
    const person = await madePerson(database);
    const { organisationId } = person;
    const clientId = await madeClient(database, person);
    const orders: CalculationOrder[] = [];
    const bytes = scripted(script);
    const parts = {
      recordAct,
      orderCalculation: (tx: Tx, order: CalculationOrder) => {
        orders.push(order);
        return jobs === null ? Promise.resolve() : jobs.send(tx, calculationQueue, order);
      },
    };
    const submission = { clientId, name: 'Dossier', bytes, uploadKey: null, isExample: false };
    const submit = async () =>
      (await database.as(person, (tx) => submittedDossier(parts, tx, person, submission))).document.id;
    const shown = async (id: string) => {
      const document = await database.as(person, (tx) => dossier(tx, organisationId, clientId, id));
      return { status: document?.calculationStatus, reason: document?.statusReason, findings: document?.findingCount };
    };
    const filesOf = async () => {
      const rows = await database.as(person, (tx) =>
        tx
          .selectFrom('dossier_file')
          .select(['type', 'bytes'])
          .where('type', '<>', 'inputFile')
          .orderBy('type')
          .execute(),
      );
      return rows.map(({ type, bytes: stored }) => [type, Buffer.from(stored).toString()]);
    };
    const calculate = (order: CalculationOrder, signal = untouched, calculation: Calculation = scriptedCalculation) =>
      calculateDossier({ database, log, calculate: calculation, houseStyle }, order, signal);
    const orderOf = (dossierId: string): CalculationOrder => ({ organisationId, dossierId, round: 1 });
    return { database, person, organisationId, clientId, bytes, submit, shown, filesOf, calculate, orderOf, orders };
  }

  it('stores workbook and report once, whatever is delivered twice', async () => {
    const { submit, calculate, shown, filesOf, orderOf, bytes } = await submitted({ takes: 50 });
    const id = await submit();
    await Promise.all([calculate(orderOf(id)), calculate(orderOf(id))]);
    await calculate(orderOf(id));
    expect(await shown(id)).toEqual({ status: 'Finished', reason: null, findings: null });
    expect(await filesOf()).toEqual([
      ['outputFile', outputFor(bytes)],
      ['reportFile', 'report'],
    ]);
  });

  it('with findings stores the marked workbook and counts the errors', async () => {
    const { submit, calculate, shown, orderOf } = await submitted({ ends: 'findings' });
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
    await calculate(orderOf(id), untouched, () =>
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
  });

  it('is tried three times and then failed, with a reason and without a word of the fault', async () => {
    const { submit, calculate, shown, orderOf } = await submitted({ ends: 'fault' });
    const id = await submit();
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const offered = calculate(orderOf(id));
      await expect(offered).rejects.toMatchObject({ name: 'OfferAgainError', message: '' });
      expect(await shown(id)).toMatchObject({ status: 'Submitted' });
    }
    await calculate(orderOf(id));
    expect(await shown(id)).toMatchObject({
      status: 'Failed',
      reason: 'De berekening is gestopt door een fout bij ons.',
    });
  });

  it('that ran out of memory says so', async () => {
    const { submit, calculate, shown, orderOf } = await submitted({ ends: 'memory' });
    const id = await submit();
    await expect(calculate(orderOf(id))).rejects.toThrow();
    await expect(calculate(orderOf(id))).rejects.toThrow();
    await calculate(orderOf(id));
    expect((await shown(id)).reason).toBe('De berekening had meer geheugen nodig dan beschikbaar is.');
  });

  it('shows how far it is while it runs', async () => {
    const { submit, calculate, orderOf, database, person, organisationId, clientId } = await submitted({
      takes: 1_500,
    });
    const id = await submit();
    const running = calculate(orderOf(id));
    await vi.waitFor(async () => {
      const shown = await database.as(person, (tx) => progress(tx, organisationId, clientId, id));
      expect(shown).toMatchObject({ phase: 'calculating', rowsRead: 25, participantsTotal: 25 });
    }, soon);
    await running;
  });

  it.each(['cancelled', 'deleted'] as const)('that was %s is broken off and leaves nothing', async (what) => {
    const { submit, calculate, orderOf, database, person, organisationId, clientId, filesOf } = await submitted({
      takes: 60_000,
    });
    const id = await submit();
    const begun = Promise.withResolvers<AbortSignal>();
    const running = calculate(orderOf(id), untouched, (bytes, options) => {
      begun.resolve(options.signal);
      return scriptedCalculation(bytes, options);
    });
    const signal = await begun.promise;
    await database.as(person, async (tx) => {
      if (what === 'cancelled') await cancelDossier(tx, organisationId, id, 'Geannuleerd.');
      else await deleteDossier(tx, organisationId, clientId, id);
    });
    await running;
    expect(signal.aborted).toBe(true);
    expect(await filesOf()).toEqual([]);
  });

  it('whose input went in the meantime fails, and does not wait for ever', async () => {
    const { submit, calculate, shown, orderOf, database, organisationId } = await submitted({});
    const id = await submit();
    await database.as({ kind: 'worker', organisationId }, (tx) =>
      tx
        .deleteFrom('dossier_file')
        .where('organisation_id', '=', organisationId)
        .where('type', '=', 'inputFile')
        .execute(),
    );
    await calculate(orderOf(id));
    expect(await shown(id)).toMatchObject({ status: 'Failed', reason: statusReasons.crash });
  });

  it('that is interrupted by a stopping server is offered again without losing an attempt', async () => {
    const { submit, calculate, shown, orderOf } = await submitted({ takes: 1_000 });
    const id = await submit();
    for (let stop = 0; stop < 4; stop += 1) {
      const stopping = new AbortController();
      const running = calculate(orderOf(id), stopping.signal);
      stopping.abort();
      await expect(running).rejects.toMatchObject({ name: 'OfferAgainError' });
    }
    await calculate(orderOf(id));
    expect((await shown(id)).status).toBe('Finished');
  });

  it('is made in the house style of the organisation at that moment', async () => {
    const { submit, calculate, orderOf, database, person, organisationId } = await submitted({});
    const own = { name: 'Kantoor Noord', primary: '123456', accent: 'ABCDEF', contactLine: '' };
    await database.as(person, (tx) => storeHouseStyle(tx, organisationId, 0, own));
    const used: HouseStyle[] = [];
    await calculate(orderOf(await submit()), untouched, (bytes, options) => {
      used.push(options.houseStyle);
      return scriptedCalculation(bytes, options);
    });
    expect(used).toMatchObject([own]);
  });

  describe('made again in another style', () => {
    async function finished() {
      const made = await submitted({});
      const id = await made.submit();
      await made.calculate(made.orderOf(id));
      const order = { ...made.orderOf(id), round: 2 };
      const restyle = () =>
        made.database.as(made.person, (tx) => startedRound(tx, made.organisationId, id, 'Finished'));
      return { ...made, id, order, restyle };
    }
    const again: Calculation = () => {
      const file = Buffer.from('nieuw');
      return Promise.resolve({ outcome: 'finished', output: file, report: file, participantCount: 1, warnings: [] });
    };

    it('has new files in the place of the old ones', async () => {
      const { calculate, order, restyle, shown, filesOf, id } = await finished();
      expect(await restyle()).toBe(2);
      expect((await shown(id)).status).toBe('Submitted');
      await calculate(order, untouched, again);
      expect((await shown(id)).status).toBe('Finished');
      expect(await filesOf()).toEqual([
        ['outputFile', 'nieuw'],
        ['reportFile', 'nieuw'],
      ]);
    });

    it('is finished as before when that fails or is cancelled, with its old files', async () => {
      const { calculate, order, restyle, shown, filesOf, id, database, person, organisationId } = await finished();
      const before = await filesOf();
      await restyle();
      const broken: Calculation = () => Promise.reject(new Error('broken'));
      await expect(calculate(order, untouched, broken)).rejects.toThrow();
      await expect(calculate(order, untouched, broken)).rejects.toThrow();
      await calculate(order, untouched, broken);
      const reason = 'Het opnieuw opmaken is niet gelukt; de vorige bestanden zijn er nog.';
      expect(await shown(id)).toMatchObject({ status: 'Finished', reason });
      expect(await restyle()).toBe(3);
      await database.as(person, (tx) => cancelDossier(tx, organisationId, id, 'Geannuleerd.'));
      expect(await shown(id)).toMatchObject({ status: 'Finished', reason });
      expect(await filesOf()).toEqual(before);
    });

    it('is not begun twice, nor for a dossier that is not finished', async () => {
      const { restyle, submit, database, person, organisationId } = await finished();
      expect(await Promise.all([restyle(), restyle()])).toContain(null);
      const waiting = await submit();
      expect(await database.as(person, (tx) => startedRound(tx, organisationId, waiting, 'Finished'))).toBeNull();
    });
  });

  it('goes from the queue to the result, and through a fault', async () => {
    const made = await submitted({});
    jobs = await openJobs(made.database, [calculationQueue], log);
    let tries = 0;
    const sometimes: Calculation = (bytes, options) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('once')) : scriptedCalculation(bytes, options);
    };
    await jobs.work<CalculationOrder>(calculationQueue, 1, (order, signal) => made.calculate(order, signal, sometimes));
    const id = await made.submit();
    await vi.waitFor(async () => expect((await made.shown(id)).status).toBe('Finished'), soon);
    expect(tries).toBe(2);
  });
});
